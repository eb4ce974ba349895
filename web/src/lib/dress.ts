/** The page wears the colours of the game that is played on it; returns how to take them off again. */
export function dress(game: string): () => void {
  document.documentElement.dataset['game'] = game;
  return () => {
    if (document.documentElement.dataset['game'] === game) delete document.documentElement.dataset['game'];
  };
}
