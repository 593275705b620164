import { matchRoute, type ReleaseSet } from '@forecourt/shared-contracts/releases';
import { routePaths } from './route-paths.ts';

/** A page of the account; its id is the key of its texts. */
export interface AccountSection {
  readonly id: 'profile' | 'orders' | 'deals' | 'saved' | 'documents' | 'privacy';
  readonly path: string;
}

/** The pages of an account (ACCT-47), its deals (ACCT-50), and its privacy requests (ACCT-51). */
const sections: readonly AccountSection[] = [
  { id: 'profile', path: routePaths.profile },
  { id: 'orders', path: routePaths.orders },
  { id: 'deals', path: routePaths.deals },
  { id: 'saved', path: '/saved-vehicles' },
  { id: 'documents', path: routePaths.documents },
  { id: 'privacy', path: routePaths.privacy },
];

/** The account pages that this site has: some remote of the release set owns each. */
export function accountSections(releases: ReleaseSet): AccountSection[] {
  return sections.filter(({ path }) => isOwned(releases, path));
}

/** Whether some remote of the release set owns a path. */
export function isOwned({ remotes }: ReleaseSet, path: string): boolean {
  const routes = remotes.flatMap((remote) => remote.routes);
  return matchRoute(routes, path) !== undefined;
}
