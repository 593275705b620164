import { isRouteWord } from './safe-address.ts';

/** The name of a page for analytics: the first word of its path, `home` for the landing page. */
export function pageName(path: string): string {
  const [, first = ''] = path.split('/');
  return isRouteWord(first) ? first : first === '' ? 'home' : 'other';
}
