/** The class that gives a corporation the colour of the cards it draws most. */
const TINTS: Record<string, string> = {
  globalsec: 'security',
  'haas-bioroid': 'labor',
  jinteki: 'biotech',
  'melange-mining': 'mining',
  nbn: 'media',
  weyland: 'construction',
};

export const tint = (corporation: string): string => `na-t-${TINTS[corporation] ?? 'none'}`;
