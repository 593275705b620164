import { useState } from 'react';
import { Stack, VisuallyHidden } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useChangeCart } from '../cart-data/index.ts';
import {
  CashPanel,
  ChangeFailed,
  Columns,
  FinancePanel,
  PricePanel,
  PurchaseTypeSwitch,
  SwitchDialog,
  ZipEditor,
} from '../purchase/index.ts';
import { CartVehicle } from './cart-vehicle.tsx';

interface CartViewProps {
  readonly cart: Cart;
  readonly onRemoved: () => void;
}

/** The vehicle with what can be chosen for it, and beside it the price with the next step. */
export function CartView({ cart, onRemoved }: CartViewProps) {
  const { t } = useTranslation('creditApp');
  const [wantedType, setWantedType] = useState<Cart['purchaseType']>();
  const change = useChangeCart(cart);
  const handleSwitch = (purchaseType: Cart['purchaseType']) => {
    setWantedType(undefined);
    change.mutate({ kind: 'purchase-type', purchaseType });
  };
  return (
    <Columns>
      <Stack gap="5">
        {change.error && <ChangeFailed error={change.error} change={change.variables} />}
        <CartVehicle vehicle={cart.vehicle} onRemoved={onRemoved}>
          <PurchaseTypeSwitch value={cart.purchaseType} onAsk={setWantedType} />
          <ZipEditor
            zipCode={cart.zipCode}
            state={cart.price.state}
            isSaving={change.isPending && change.variables.kind === 'zip'}
            onCommit={(zipCode) => change.mutate({ kind: 'zip', zipCode })}
          />
        </CartVehicle>
      </Stack>
      <PricePanel price={cart.price} isChanging={change.isPending}>
        {cart.price.finance ? (
          <FinancePanel
            finance={cart.price.finance}
            totalCents={cart.price.totalCents}
            onSwitchToCash={() => setWantedType('Cash')}
          />
        ) : (
          <CashPanel isChanging={change.isPending} />
        )}
      </PricePanel>
      <VisuallyHidden role="status">
        {change.isSuccess && t('price.changed', { total: formatExactCurrency(cart.price.totalCents) })}
      </VisuallyHidden>
      <SwitchDialog wanted={wantedType} onConfirm={handleSwitch} onCancel={() => setWantedType(undefined)} />
    </Columns>
  );
}
