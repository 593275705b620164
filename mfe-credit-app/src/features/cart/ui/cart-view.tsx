import { useCallback, useState } from 'react';
import { Stack, VisuallyHidden } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { CartChange, CartTerms } from '../../../domain/cart-choices.ts';
import { fixedPath } from '../../../domain/purchase-paths.ts';
import { useChangeCart } from '../data/cart.mutations.ts';
import {
  CartExtras,
  ChangeFailed,
  PriceNotice,
  PricePanel,
  PurchaseTypeSwitch,
  TermsChoices,
  ZipEditor,
  Columns,
} from '../../purchase/index.ts';
import type { CartNews } from '../model/cart-news.ts';
import { CartNext } from './cart-next.tsx';
import { CartPayment } from './cart-payment.tsx';
import { CartTrust } from './cart-trust.tsx';
import { CartVehicle } from './cart-vehicle.tsx';
import { DealExpired } from './deal-expired.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import { OfferNote } from './offer-note.tsx';
import { SavingsChanged } from './savings-changed.tsx';
import { switchViews } from './switch-views.ts';

const usualTypes: readonly Cart['purchaseType'][] = ['Finance', 'Cash'];

interface CartViewProps {
  readonly cart: Cart;
  readonly onNews: (news: CartNews | undefined) => void;
}

/** The vehicle with its choices, directly after them or next to them the price with the next step, and then what can be added. */
export function CartView({ cart, onNews }: CartViewProps) {
  const { t } = useTranslation('creditApp');
  const [wantedType, setWantedType] = useState<Cart['purchaseType']>();
  const changing = useChangeCart({ cart, onConflict: () => onNews('conflict') });
  const { change, waiting, failed, isPending } = changing;
  const mutate = useCallback(
    (wanted: CartChange) => {
      onNews(undefined);
      change(wanted);
    },
    [change, onNews],
  );
  const changeTerms = useCallback((terms: CartTerms) => mutate({ kind: 'terms', terms }), [mutate]);
  const changeDownPayment = (downPaymentCents: number) => changeTerms({ downPaymentCents });
  const isWaiting = (kind: CartChange['kind']) => waiting.some((one) => one.change.kind === kind);
  const wantedTypes = waiting.flatMap(({ change: one }) =>
    one.kind === 'purchase-type' ? one.purchaseType : [],
  );
  const isRenewing = isWaiting('renew');
  const handleRenew = () => mutate({ kind: 'renew' });
  const handleSwitch = (purchaseType: Cart['purchaseType']) => {
    setWantedType(undefined);
    mutate({ kind: 'purchase-type', purchaseType });
  };
  const handleAsk = async (purchaseType: Cart['purchaseType']) => {
    try {
      await switchViews.load('dialog');
      setWantedType(purchaseType);
    } catch {
      // The press can be repeated, and loads the dialog again.
    }
  };
  return (
    <Columns>
      <Stack gap="5">
        {cart.isExpired ? (
          <DealExpired isRenewing={isRenewing} onRenew={handleRenew} />
        ) : (
          <SavingsChanged cart={cart} isNoting={isRenewing} onNoted={handleRenew} />
        )}
        {failed[0] && (
          <ChangeFailed
            error={failed[0].error}
            change={failed[0].change}
            isTrying={isPending}
            onRetry={changing.retry}
          />
        )}
        <PriceNotice
          price={cart.price}
          approvedUpToCents={cart.approvedUpToCents}
          isChanging={isPending}
          onDownPayment={changeDownPayment}
          onSwitchToCash={() => void handleAsk('Cash')}
        />
        <OfferNote cart={cart} />
        <CartVehicle cart={cart} onNews={onNews}>
          <PurchaseTypeSwitch
            value={wantedTypes.at(-1) ?? cart.purchaseType}
            types={cart.purchaseTypes ?? usualTypes}
            onAsk={(type) => void handleAsk(type)}
          />
          <TermsChoices
            key={`${cart.vehicle.vin} ${cart.purchaseType}`}
            cart={cart}
            pending={changing.terms}
            onChange={changeTerms}
          />
          <ZipEditor
            zipCode={cart.zipCode}
            state={cart.price.state}
            isSaving={isWaiting('zip')}
            onCommit={(zipCode) => mutate({ kind: 'zip', zipCode })}
          />
          <DeliveryNote cart={cart} />
        </CartVehicle>
      </Stack>
      <PricePanel cart={cart} isChanging={isPending} next={<CartNext cart={cart} isChanging={isPending} />}>
        <CartPayment cart={cart} />
      </PricePanel>
      <Stack gap="5">
        <CartExtras
          price={cart.price}
          tradeInPath={fixedPath('trade-in')}
          coveragePath={fixedPath('coverage')}
        />
        <CartTrust cart={cart} />
      </Stack>
      <VisuallyHidden role="status">
        {changing.isSuccess && t('price.changed', { total: formatRoundedCurrency(cart.price.totalCents) })}
      </VisuallyHidden>
      {wantedType && (
        <switchViews.View
          id="dialog"
          wanted={wantedType}
          cart={cart}
          onConfirm={handleSwitch}
          onCancel={() => setWantedType(undefined)}
        />
      )}
    </Columns>
  );
}
