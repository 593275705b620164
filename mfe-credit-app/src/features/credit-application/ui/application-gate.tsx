import { EmptyState, LinkButton, RetryPanel, Stack } from '@forecourt/shared-design';
import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { useLocation, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { ApplicationLoad } from '../model/use-application.ts';
import { OrdersInProgress } from '../../cart/index.ts';
import { ColumnsSkeleton } from '../../purchase/index.ts';
import { routePaths } from '../../../domain/route-paths.ts';

type Closed = Exclude<ApplicationLoad, { kind: 'new' | 'open' }>;

const icons = {
  guest: 'user',
  expired: 'lock',
  'no-cart': 'cart',
  gone: 'cart',
  'not-ready': 'cart',
  cash: 'cart',
} as const;

/** Why no application can be shown, and what to do. Without a cart it may have been ordered: open orders are linked. */
export function ApplicationGate({ load }: { readonly load: Closed }) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const { pathname, search } = useLocation();
  if (load.kind === 'loading') return <ColumnsSkeleton label={t('application.loading')} />;
  if (load.kind === 'failed') {
    return (
      <RetryPanel
        title={t('application.trouble.loadTitle')}
        text={t('application.trouble.load')}
        busy={load.isTrying}
        onRetry={load.retry}
        phone={dealerPhone(contact)}
      />
    );
  }
  const needsSignIn = load.kind === 'guest' || load.kind === 'expired';
  const returnTo = `returnTo=${encodeURIComponent(pathname + search)}`;
  return (
    <Stack gap="5">
      <EmptyState
        icon={icons[load.kind]}
        title={t(`application.gate.${load.kind}.title`)}
        text={t(`application.gate.${load.kind}.text`)}
        actions={
          needsSignIn ? (
            <>
              <LinkButton href={`/sign-in?${returnTo}`}>{t('application.gate.signIn')}</LinkButton>
              <LinkButton href={`/sign-up?${returnTo}`} variant="secondary">
                {t('application.gate.signUp')}
              </LinkButton>
            </>
          ) : (
            <LinkButton
              href={load.kind === 'no-cart' ? '/search' : routePaths.cart}
              icon={load.kind === 'no-cart' ? 'search' : 'cart'}
            >
              {t(load.kind === 'no-cart' ? 'application.gate.search' : 'application.gate.cart')}
            </LinkButton>
          )
        }
      />
      {load.kind === 'no-cart' && <OrdersInProgress />}
    </Stack>
  );
}
