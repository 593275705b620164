import { Alert, Button, chakra, LinkButton } from '@forecourt/shared-design';
import { ErrorSummary, RadioGroupField } from '@forecourt/shared-design/forms';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { CartGate, ReceiptButton } from '../cart/index.ts';
import { NextBar, NextWays, PurchaseFrame } from '../purchase/index.ts';
import { AddressFields } from './address-fields.tsx';
import type { HandOverType } from './hand-over-form.ts';
import { useHandOverForm } from './use-hand-over-form.ts';
import { routePaths } from '../../domain/route-paths.ts';

/** A column in which the button can stick to the lower edge of a phone's screen. */
const Form = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', maxWidth: '600px' },
});

const ways: readonly HandOverType[] = ['PICKUP', 'TRANSFER', 'DELIVERY'];

/** Order details: pickup or delivery of the vehicle, with the fee that is added to its price. */
export function OrderDetailsPage() {
  const { t } = useTranslation('creditApp');
  return (
    <PurchaseFrame
      step="details"
      title={t('details.title')}
      lead={t('details.lead')}
      actions={<ReceiptButton />}
    >
      <CartGate>{(cart) => <HandOverForm cart={cart} />}</CartGate>
    </PurchaseFrame>
  );
}

function HandOverForm({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const { navigation } = usePlatform();
  const state = useHandOverForm(cart, () => navigation.push(routePaths.overview));
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
    >
      <ErrorSummary errors={state.summary} submitCount={state.submitCount} />
      {state.failure && (
        <Alert
          severity="error"
          actions={
            <LinkButton size="sm" variant="secondary" icon="phone" href={phoneHref(contact.phone)}>
              {contact.phoneAbbreviation}
            </LinkButton>
          }
        >
          {state.failure}
        </Alert>
      )}
      <RadioGroupField
        name="type"
        look="cards"
        label={t('details.way')}
        value={state.form.type}
        onChange={({ target }) =>
          state.change({ type: ways.find((way) => way === target.value) ?? 'PICKUP' })
        }
        options={ways
          .filter((way) => way !== 'TRANSFER' || state.isTransferOffered)
          .map((value) => ({
            value,
            label: t(`details.${value}.label`),
            hint: t(`details.${value}.hint`),
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
