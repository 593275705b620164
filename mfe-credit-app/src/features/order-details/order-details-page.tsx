import { Alert, Button, chakra } from '@forecourt/shared-design';
import { ErrorSummary, RadioGroupField } from '@forecourt/shared-design/forms';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { CartGate, ReceiptButton, useCart } from '../cart/index.ts';
import { Columns, NextBar, NextWays, OrderSummary, PurchaseFrame } from '../purchase/index.ts';
import { AddressFields } from './address-fields.tsx';
import { useWayHint } from './use-way-hint.ts';
import { useHandOverForm } from './use-hand-over-form.ts';
import { routePaths } from '../../domain/route-paths.ts';

/** A column in which the button can stick to the lower edge of a phone's screen. */
const Form = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    maxWidth: { md: '600px' },
    '& [inputmode=numeric]': { maxWidth: { sm: '16ch' } },
  },
});

/** Order details: pickup or delivery of the vehicle, with the fee that is added to its price. */
export function OrderDetailsPage() {
  const { t } = useTranslation('creditApp');
  const { kind } = useCart();
  const isEmpty = kind === 'empty';
  return (
    <PurchaseFrame
      step={isEmpty ? undefined : 'details'}
      title={t(isEmpty ? 'details.cart' : 'details.title')}
      lead={isEmpty ? undefined : t('details.lead')}
      isLoading={kind === 'loading'}
    >
      <CartGate>
        {(cart) => (
          <Columns>
            <HandOverForm cart={cart} />
            <OrderSummary cart={cart} isBrief>
              <ReceiptButton />
            </OrderSummary>
          </Columns>
        )}
      </CartGate>
    </PurchaseFrame>
  );
}

function HandOverForm({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation('creditApp');
  const { navigation } = usePlatform();
  const state = useHandOverForm(cart, () => navigation.push(routePaths.overview));
  const wayHint = useWayHint(cart, state.form.zip);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
    >
      <ErrorSummary errors={state.summary} submitCount={state.submitCount} />
      {state.failure && <Alert severity="error">{state.failure}</Alert>}
      <RadioGroupField
        name="type"
        look="cards"
        label={t('details.way')}
        value={state.form.type ?? ''}
        error={state.messageOf('type')}
        onChange={({ target }) =>
          state.change({ type: state.ways.find(({ type }) => type === target.value)?.type })
        }
        options={state.ways.map((way) => ({
          value: way.type,
          label: t(`details.${way.type}.label`),
          hint: wayHint(way),
        }))}
      />
      {state.form.type === 'DELIVERY' && <AddressFields state={state} />}
      <NextWays isRow>
        <NextBar>
          <Button type="submit" size="lg" busy={state.isSaving}>
            {t('details.save')}
          </Button>
        </NextBar>
      </NextWays>
    </Form>
  );
}
