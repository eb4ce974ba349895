/** Which page an address means, and going from one to another without loading anew. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'tour'; game: string }
  | { page: 'table'; table: string }
  | { page: 'puzzles'; game: string; number: number | null }
  | { page: 'replay'; table: string; coach: boolean }
  | { page: 'invited'; token: string }
  | { page: 'me' }
  | { page: 'recover'; code: string; name: string }
  | { page: 'daily' }
  | { page: 'letter'; what: string; token: string }
  | { page: 'about' }
  | { page: 'lost' };

export function route(path: string): Route {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean);
  if (rest.length === 0) {
    if (first === undefined) return { page: 'home' };
    if (first === 'invited' && second && !third) return { page: 'invited', token: second };
    if (first === 'daily' && second === undefined) return { page: 'daily' };
    if (first === 'recover') return { page: 'recover', code: second ?? '', name: plain(third ?? '') };
    if (first === 'me' && second === undefined) return { page: 'me' };
    if (first === 'about' && second === undefined) return { page: 'about' };
    if (first === 'new' && second && !third) return { page: 'new', game: second };
    if (first === 'learn' && second && !third) return { page: 'learn', game: second };
    if (first === 'learn' && second && third === 'tour') return { page: 'tour', game: second };
    if (first === 'letter' && second && third) return { page: 'letter', what: second, token: third };
    if (first === 'table' && second && !third) return { page: 'table', table: second };
    if (first === 'puzzles' && second && /^\d*$/.test(third ?? ''))
      return { page: 'puzzles', game: second, number: third ? Number(third) : null };
    if (first === 'table' && second && (third === 'replay' || third === 'coach'))
      return { page: 'replay', table: second, coach: third === 'coach' };
  }
  return { page: 'lost' };
}

/** A part of an address as it was before it was put there. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

class Router {
  path = $state(location.pathname);
  route = $derived(route(this.path));

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path);
    this.path = path;
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** An attachment for links inside the page. */
export function inner(link: HTMLAnchorElement): () => void {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    router.go(link.pathname);
  };
  link.addEventListener('click', follow);
  return () => link.removeEventListener('click', follow);
}
