import type { ReactNode } from 'react';
import { EmptyState, LinkButton, RetryPanel } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { useSession, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { ColumnsSkeleton } from '../../purchase/index.ts';
import { useCart } from '../model/use-cart.ts';
import { routePaths } from '../../../domain/route-paths.ts';
import { CartSessionEnded } from './cart-session-ended.tsx';

interface CartGateProps {
  readonly children: (cart: Cart) => ReactNode;
}

/** Renders its children with a cart whose vehicle can be bought, or a fallback without one or with an expired session. */
export function CartGate({ children }: CartGateProps) {
  return useSession().status === 'expired' ? <CartSessionEnded /> : <LoadedCart>{children}</LoadedCart>;
}

function LoadedCart({ children }: CartGateProps) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const load = useCart();
  if (load.kind === 'loading') return <ColumnsSkeleton label={t('gate.loading')} />;
  if (load.kind === 'failed') {
    return (
      <RetryPanel
        title={t('gate.failedTitle')}
        text={t('gate.failedText')}
        busy={load.isTrying}
        onRetry={load.retry}
        phone={dealerPhone(contact)}
      />
    );
  }
  if (load.kind === 'loaded' && load.cart.isAvailable) return children(load.cart);
  const isGone = load.kind === 'loaded';
  return (
    <EmptyState
      icon="cart"
      title={t(isGone ? 'gate.goneTitle' : 'gate.emptyTitle')}
      text={t(isGone ? 'gate.goneText' : 'gate.emptyText')}
      actions={
        <LinkButton href={isGone ? routePaths.cart : '/search'} icon={isGone ? 'cart' : 'search'}>
          {t(isGone ? 'gate.toCart' : 'gate.search')}
        </LinkButton>
      }
    />
  );
}
