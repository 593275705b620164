/** State of a remote on the page. `failed` shows the panel with 'Try again', `stuck` the one with 'Refresh the page'. */
export type RemoteStatus = 'idle' | 'loading' | 'mounted' | 'failed' | 'stuck';

/** What the page shows in its main area. `canRetry` is false if only a reload can help. */
export type PageView =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'loading'; readonly remote: string }
  | { readonly kind: 'failed'; readonly remote: string; readonly canRetry: boolean }
  | { readonly kind: 'remote'; readonly remote: string };

/** Whether the page's own panel is shown in place of the remote. */
export function isFailed(status: RemoteStatus | undefined): boolean {
  return status === 'failed' || status === 'stuck';
}

/** Returns what the main area shows for the owner of the path and that remote's status. */
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
