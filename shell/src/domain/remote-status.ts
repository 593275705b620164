/** Where a remote stands on the page. `failed` shows the panel with 'Try again'. */
export type RemoteStatus = 'idle' | 'loading' | 'mounted' | 'failed';

/** What the page is showing in its main area. */
export type PageView =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'loading'; readonly remote: string }
  | { readonly kind: 'failed'; readonly remote: string }
  | { readonly kind: 'remote'; readonly remote: string };

/** What the main area shows for the owner of the path and that remote's status. */
export function pageView(owner: string | undefined, status: RemoteStatus | undefined): PageView {
  if (owner === undefined) return { kind: 'not-found' };
  switch (status ?? 'idle') {
    case 'failed':
      return { kind: 'failed', remote: owner };
    case 'mounted':
      return { kind: 'remote', remote: owner };
    case 'idle':
    case 'loading':
      return { kind: 'loading', remote: owner };
  }
}
