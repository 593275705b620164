import type { ReactNode } from 'react';
import {
  chakra,
  EmptyState,
  LinkButton,
  PageHeading,
  RetryPanel,
  Skeleton,
  usePageTitle,
} from '@forecourt/shared-design';
import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const Body = chakra('div', { base: { marginTop: { base: '6', md: '8' }, display: 'grid', gap: '5' } });

/** The state of a list: loading, failed, or loaded with its rows. */
export type AccountListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly busy: boolean; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly rows: readonly ReactNode[] };

interface AccountListProps {
  /** Text key of the page. */
  readonly page: 'deals' | 'documents';
  readonly state: AccountListState;
  /** Height of a row that is still loading. */
  readonly rowHeight: string;
}

/** An account page that lists items of the buyer's orders, in each of its states. */
export function AccountList({ page, state, rowHeight }: AccountListProps) {
  const { t } = useTranslation('account');
  const { contact } = useTenant();
  usePageTitle(t(`${page}.title`));
  const loading = state.kind === 'loading' ? { role: 'status', 'aria-label': t(`${page}.loading`) } : {};
  return (
    <>
      <PageHeading lead={t(`${page}.lead`)}>{t(`${page}.title`)}</PageHeading>
      <Body {...loading}>
        {state.kind === 'loading' && [1, 2].map((row) => <Skeleton key={row} height={rowHeight} />)}
        {state.kind === 'failed' && (
          <RetryPanel
            title={t(`${page}.failedTitle`)}
            text={t(`${page}.failedText`)}
            busy={state.busy}
            onRetry={state.onRetry}
            phone={dealerPhone(contact)}
          />
        )}
        {state.kind === 'ready' && state.rows.length === 0 && (
          <EmptyState
            icon="document"
            title={t(`${page}.emptyTitle`)}
            text={t(`${page}.emptyText`)}
            actions={
              <LinkButton href="/search" icon="search">
                {t(`${page}.search`)}
              </LinkButton>
            }
          />
        )}
        {state.kind === 'ready' && state.rows}
      </Body>
    </>
  );
}
