/** The site that is proposed for a building: nothing is lost there, if that can be; what it works on is on its tile; it is warm. */
import type { Scene } from '../game';
import { asked, building, chilly, standing } from './table';

const other = (field: string): string => field.slice(0, -1) + (field.endsWith('a') ? 'b' : 'a');

/** Whether goods or trees lie where the building will stand; they go back to the bank. */
function builtOver(scene: Scene, field: string, large: boolean): boolean {
  return [field, ...(large ? [other(field)] : [])].some((part) => standing(scene, part).kind === 'goods');
}

/** Whether it would stand beside trees it fells. */
function besideTrees(scene: Scene, field: string): boolean {
  const beside = standing(scene, other(field));
  return beside.kind === 'goods' && beside.good === 'tree';
}

export function proposedSite(scene: Scene, fields: string[]): string | undefined {
  const { large, fells } = building(scene, asked(scene, 'site')?.building ?? '');
  const ranks: ((field: string) => boolean)[] = [
    (field) => !builtOver(scene, field, large),
    (field) => fells && besideTrees(scene, field),
    (field) => !chilly(scene, field),
  ];
  return ranks.reduce((best, good) => (best.some(good) ? best.filter(good) : best), fields)[0];
}
