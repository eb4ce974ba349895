/** Which page an address means, and going from one to another without loading anew. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'about' }
  | { page: 'lost' };

export function route(path: string): Route {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean);
  if (rest.length === 0) {
    if (first === undefined) return { page: 'home' };
    if (first === 'about' && second === undefined) return { page: 'about' };
    if (first === 'new' && second && !third) return { page: 'new', game: second };
    if (first === 'table' && second && !third) return { page: 'table', table: second };
    if (first === 'table' && second && third === 'replay') return { page: 'replay', table: second };
  }
  return { page: 'lost' };
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
