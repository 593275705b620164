import type { ReactNode } from 'react';
import {
  chakra,
  EmptyState,
  LinkButton,
  PageHeading,
  RetryPanel,
  usePageTitle,
} from '@forecourt/shared-design';
import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { AccountSkeleton, phoneActions } from '../../page-frame/index.ts';

const Body = chakra('div', {
  base: { ...phoneActions, marginTop: { base: '6', md: '8' }, display: 'grid', gap: '5' },
});

/** The state of a list: loading, failed, or loaded with its rows. */
type DocumentsListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly busy: boolean; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly rows: readonly ReactNode[] };

interface DocumentsListProps {
  readonly state: DocumentsListState;
}

/** The page of documents by order, in each of its states. */
export function DocumentsList({ state }: DocumentsListProps) {
  const { t } = useTranslation('account');
  usePageTitle(t('documents.title'));
  return (
    <>
      <PageHeading lead={t('documents.lead')}>{t('documents.title')}</PageHeading>
      {state.kind === 'loading' ? (
        <AccountSkeleton label={t('documents.loading')} />
      ) : (
        <Body>
          <Loaded state={state} />
        </Body>
      )}
    </>
  );
}

interface LoadedProps {
  readonly state: Exclude<DocumentsListState, { readonly kind: 'loading' }>;
}

function Loaded({ state }: LoadedProps) {
  const { t } = useTranslation('account');
  const { contact } = useTenant();
  if (state.kind === 'failed') {
    return (
      <RetryPanel
        title={t('documents.failedTitle')}
        text={t('documents.failedText')}
        busy={state.busy}
        onRetry={state.onRetry}
        phone={dealerPhone(contact)}
      />
    );
  }
  if (state.rows.length > 0) return state.rows;
  return (
    <EmptyState
      icon="document"
      title={t('documents.emptyTitle')}
      text={t('documents.emptyText')}
      actions={
        <LinkButton href="/search" icon="search">
          {t('documents.search')}
        </LinkButton>
      }
    />
  );
}
