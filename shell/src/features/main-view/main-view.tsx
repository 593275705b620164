import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ErrorPage, Page, ProgressBar, RetryPanel, usePageTitle } from '@forecourt/shared-design';
import { useLocation, usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { pageView, type PageView } from '../../domain/remote-status.ts';
import { routeOwner } from '../../domain/route-owner.ts';
import type { ComposedRemotes } from '../remotes/index.ts';

/** A wait shorter than this shows nothing, so that a fast change of page does not flicker. */
const quietMs = 300;

function usePageView(remotes: ComposedRemotes): PageView {
  const { releases } = usePlatform();
  const { pathname } = useLocation();
  const owner = routeOwner(releases, pathname)?.name;
  const status = useStore(remotes.store, (state) => (owner ? state.statuses[owner] : undefined));
  return pageView(owner, status);
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = isWaiting ? setTimeout(() => setLate(true), quietMs) : undefined;
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isWaiting && isLate;
}

const titleKeys = { 'not-found': 'main.notFoundTitle', failed: 'main.failedTitle' } as const;

/** Names the page where no remote does: an unknown address, or a remote that did not load. */
function useOwnTitle({ kind }: PageView): void {
  const { t } = useTranslation('shell');
  usePageTitle(kind === 'not-found' || kind === 'failed' ? t(titleKeys[kind]) : undefined);
}

interface MainViewProps {
  readonly remotes: ComposedRemotes;
  /** Whether the edge's skeleton of the first view is still standing. */
  readonly hasSkeleton: boolean;
  readonly onSettled: () => void;
}

/** What the main area shows besides a remote: its loading, its failure with 'Try again', or the 404 page. */
export function MainView({ remotes, hasSkeleton, onSettled }: MainViewProps) {
  const { t } = useTranslation('shell');
  const { contact } = useTenant();
  const { events } = usePlatform();
  const { pathname } = useLocation();
  const view = usePageView(remotes);
  useOwnTitle(view);
  const isLate = useIsLate(view.kind === 'loading');
  useEffect(() => {
    if (view.kind !== 'loading') onSettled();
    if (view.kind === 'not-found') events.emit('shell', 'navigation:page-viewed', { path: pathname });
  }, [view.kind, onSettled, events, pathname]);
  switch (view.kind) {
    case 'remote':
      return null;
    case 'not-found':
      return <ErrorPage code={404} />;
    case 'loading':
      return isLate && !hasSkeleton ? (
        <Page>
          <ProgressBar label={t('main.loading')} percent={null} />
        </Page>
      ) : null;
    case 'failed':
      return (
        <Page>
          <RetryPanel
            title={t('main.failedTitle')}
            text={t('main.failedText')}
            phone={{ number: `+1${contact.phone}`, label: contact.phoneAbbreviation }}
            onRetry={() => void remotes.retry(view.remote)}
          />
        </Page>
      );
  }
}
