/** Where a remote stands on the page. `failed` shows the panel with 'Try again', `stuck` the one with 'Refresh the page'. */
export type RemoteStatus = 'idle' | 'loading' | 'mounted' | 'failed' | 'stuck';

/** What the page is showing in its main area. `canRetry` is false where only a new page can help. */
export type PageView =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'loading'; readonly remote: string }
  | { readonly kind: 'failed'; readonly remote: string; readonly canRetry: boolean }
  | { readonly kind: 'remote'; readonly remote: string };

/** Whether the page's own panel stands in the remote's place. */
export function isFailed(status: RemoteStatus | undefined): boolean {
  return status === 'failed' || status === 'stuck';
}

/** What the main area shows for the owner of the path and that remote's status. */
export function pageView(owner: string | undefined, status: RemoteStatus | undefined): PageView {
  if (owner === undefined) return { kind: 'not-found' };
  switch (status ?? 'idle') {
    case 'failed':
      return { kind: 'failed', remote: owner, canRetry: true };
    case 'stuck':
      return { kind: 'failed', remote: owner, canRetry: false };
    case 'mounted':
      return { kind: 'remote', remote: owner };
    case 'idle':
    case 'loading':
      return { kind: 'loading', remote: owner };
  }
}
