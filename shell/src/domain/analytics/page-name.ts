import { isRouteWord } from './safe-address.ts';

/** Returns the name of a page for analytics: the first segment of its path, `home` for the landing page. */
export function pageName(path: string): string {
  const [, first = ''] = path.split('/');
  return isRouteWord(first) ? first : first === '' ? 'home' : 'other';
}
