import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Box, ErrorPage, Page, ProgressBar, RetryPanel, usePageTitle } from '@forecourt/shared-design';
import { useLocation, usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { pageView, type PageView } from '../../domain/remote-status.ts';
import { routeOwner } from '../../domain/route-owner.ts';
import type { ComposedRemotes } from '../remotes/index.ts';
import { useReportPage } from './use-report-page.ts';

/** A wait shorter than this shows nothing, so that a fast navigation does not flicker. */
const quietMs = 300;
/** A wait longer than this is spoken of. */
const slowMs = 6_000;

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

/** Says once per wait, as an alert that moves nothing, that a slow page is still on its way; also over the skeleton. */
function useSlowAlert(isWaiting: boolean): void {
  const { t } = useTranslation('shell');
  const { events } = usePlatform();
  const { phoneAbbreviation } = useTenant().contact;
  const message = t('main.slow', { phone: phoneAbbreviation });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => events.emit('shell', 'alert:show', { kind: 'warning', message }), slowMs);
    return () => clearTimeout(timer);
  }, [isWaiting, events, message]);
}

const titleKeys = { 'not-found': 'main.notFoundTitle', failed: 'main.failedTitle' } as const;

/** Sets the page title if no remote does: an unknown path, or a remote that did not load. */
function useOwnTitle({ kind }: PageView): void {
  const { t } = useTranslation('shell');
  usePageTitle(kind === 'not-found' || kind === 'failed' ? t(titleKeys[kind]) : undefined);
}

interface MainViewProps {
  readonly remotes: ComposedRemotes;
  /** Whether the edge's skeleton of the first view is still shown. */
  readonly hasSkeleton: boolean;
  readonly onSettled: () => void;
  /** Reloads the page from the server. */
  readonly onRefresh: () => void;
}

/**
 * What the main area shows besides a remote: its loading state, its failure with 'Try again' or, if that is useless, 'Refresh', or the 404
 * page.
 */
export function MainView({ remotes, hasSkeleton, onSettled, onRefresh }: MainViewProps) {
  const { t } = useTranslation('shell');
  const { contact } = useTenant();
  const { releases } = usePlatform();
  const { pathname } = useLocation();
  const view = usePageView(remotes);
  useOwnTitle(view);
  useReportPage(view);
  const version = (name: string) =>
    (
      remotes.store.getState().versions[name] ??
      releases.remotes.find((one) => one.name === name)?.current.version
    )
      ?.split('-')
      .pop();
  const [firstPath] = useState(pathname);
  // The skeleton stands for the first page: a visitor who leaves before that is there sees the bar of the next one.
  const isSettled = view.kind !== 'loading' || pathname !== firstPath;
  const isLate = useIsLate(view.kind === 'loading');
  useSlowAlert(view.kind === 'loading');
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  switch (view.kind) {
    case 'remote':
      return null;
    case 'not-found':
      return <ErrorPage key={pathname} code={404} />;
    case 'loading':
      return isLate && !hasSkeleton ? (
        // The remote is laid out a moment before the bar goes, and must not move then.
        <Box height="0">
          <Page>
            <ProgressBar label={t('main.loading')} percent={null} />
          </Page>
        </Box>
      ) : null;
    case 'failed':
      return (
        <Page>
          <RetryPanel
            takesFocus
            headingLevel="h1"
            title={t('main.failedTitle')}
            text={t(view.canRetry ? 'main.failedText' : 'main.stuckText')}
            phone={{ number: `+1${contact.phone}`, label: contact.phoneAbbreviation }}
            note={t('main.reference', { version: version(view.remote) })}
            {...(view.canRetry
              ? { onRetry: () => void remotes.retry(view.remote) }
              : { action: t('main.refresh'), onRetry: onRefresh })}
          />
        </Page>
      );
  }
}
