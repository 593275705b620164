import { Button, chakra, SelectField, TextField } from '@forecourt/shared-design';
import { CheckboxField, ErrorSummary, RadioGroupField, ZipField } from '@forecourt/shared-design/forms';
import { AddressSuggestions } from '@forecourt/shared-design/places';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import type { Fulfillment, PickupPlace } from '@forecourt/shared-contracts/fulfillment';
import { usStates } from '@forecourt/shared-contracts/geo';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { StepActions } from '../../step-screen/index.ts';
import type { FulfillmentDraftState } from '../model/use-fulfillment-draft.ts';
import { useWhereForm } from '../model/use-where-form.ts';
import { keepAddress } from '../domain/keep-address.ts';
import { CallAlert } from './call-alert.tsx';
import { stepColumn } from './step-column.ts';

const Form = chakra('form', { base: stepColumn });
const Place = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: 'repeat(3, 1fr)' }, gap: '5' },
});

interface WhereFormProps {
  readonly fulfillment: Fulfillment;
  readonly draftState: FulfillmentDraftState;
  readonly onQuoted: () => void;
  /** Called when the other way is chosen: a refusal no longer counts. */
  readonly onWay: () => void;
  /** Cancels rescheduling; undefined when there is no appointment. */
  readonly onKeep: (() => void) | undefined;
}

const stateOptions = usStates.map(([value, label]) => ({ value, label }));

/** How and where the buyer wants the vehicle. The fee for the location is requested on submit. */
export function WhereForm({ fulfillment, draftState, onQuoted, onWay, onKeep }: WhereFormProps) {
  const { t } = useTranslation('checkout');
  const form = useWhereForm(fulfillment.orderNumber, draftState, { onQuoted, onWay });
  const isDelivery = form.type === 'DELIVERY';
  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(event)}>
      <ErrorSummary errors={form.summary} submitCount={form.submitCount} />
      {form.failure && (
        <CallAlert
          action={
            form.isPlaceRefused &&
            isDelivery &&
            fulfillment.pickupPlaces.length > 0 && (
              <Button variant="secondary" onClick={() => form.values.setValue('type', 'PICKUP')}>
                {t('fulfillment.pickUpInstead')}
              </Button>
            )
          }
        >
          {form.failure}
        </CallAlert>
      )}
      <WayField {...{ form, fulfillment }} />
      {isDelivery ? <AddressFields form={form} /> : <PickupFields {...{ form, fulfillment }} />}
      <StepActions>
        <Button type="submit" busy={form.isSending}>
          {t('fulfillment.toTimes')}
        </Button>
        {onKeep && (
          <Button variant="quiet" className="fc-quiet" onClick={onKeep}>
            {t('fulfillment.keep')}
          </Button>
        )}
      </StepActions>
    </Form>
  );
}

type WhereFormState = ReturnType<typeof useWhereForm>;

interface PartProps {
  readonly form: WhereFormState;
  readonly fulfillment: Fulfillment;
}

function WayField({ form, fulfillment }: PartProps) {
  const { t } = useTranslation('checkout');
  const { isDeliveryOffered, pickupPlaces, includedMiles, maxMiles } = fulfillment;
  const ways = [
    {
      value: 'DELIVERY' as const,
      isOffered: isDeliveryOffered,
      hint: t('fulfillment.way.DELIVERY.hint', { included: includedMiles, max: maxMiles }),
    },
    { value: 'PICKUP' as const, isOffered: pickupPlaces.length > 0, hint: t('fulfillment.way.PICKUP.hint') },
  ].filter(({ isOffered }) => isOffered);
  return (
    <RadioGroupField
      {...form.register('type')}
      look="cards"
      label={t('fulfillment.way.legend')}
      defaultValue={form.type}
      options={ways.map(({ value, hint }) => ({ value, hint, label: t(`fulfillment.way.${value}.label`) }))}
    />
  );
}

function AddressFields({ form }: { form: WhereFormState }) {
  const { t } = useTranslation('checkout');
  const { messageOf, register } = form;
  return (
    <>
      <TextField
        {...register('line1')}
        label={t('fulfillment.address.line1')}
        hint={t('fulfillment.address.line1Hint')}
        autoComplete="address-line1"
        maxLength={60}
        error={messageOf('line1')}
      />
      <AddressSuggestions name="line1" onPlace={form.fillPlace} />
      <TextField
        {...register('line2')}
        label={t('fulfillment.address.line2')}
        optional
        autoComplete="address-line2"
        maxLength={16}
        error={messageOf('line2')}
      />
      <Place>
        <ZipField {...form.zip} label={t('fulfillment.address.zip')} error={messageOf('zip')} />
        <TextField
          {...register('city')}
          label={t('fulfillment.address.city')}
          autoComplete="address-level2"
          maxLength={40}
          error={messageOf('city')}
        />
        <SelectField
          {...register('state')}
          label={t('fulfillment.address.state')}
          options={stateOptions}
          autoComplete="address-level1"
          error={messageOf('state')}
        />
      </Place>
      {form.isPoBoxZip && (
        <CheckboxField {...register('isStreetConfirmed')} label={t('fulfillment.address.confirmStreet')} />
      )}
    </>
  );
}

function PickupFields({ form, fulfillment }: PartProps) {
  const { t } = useTranslation('checkout');
  const phone = useTenant().contact.phoneAbbreviation;
  const feeWords = ({ feeCents }: PickupPlace) => {
    if (feeCents === null) return t('fulfillment.pickup.feeUnknown', { phone });
    return feeCents === 0
      ? t('fulfillment.pickup.free')
      : t('fulfillment.pickup.fee', { amount: formatExactCurrency(feeCents) });
  };
  const options = fulfillment.pickupPlaces.map((one) => ({
    value: one.location,
    label: t(`fulfillment.pickup.${fulfillment.orderKind}.${one.location}`, { name: one.place.name }),
    hint: `${keepAddress(`${one.place.line1}, ${one.place.city}, ${one.place.state} ${one.place.zip}`)}. ${feeWords(one)}`,
  }));
  return (
    <RadioGroupField
      {...form.register('location')}
      look="cards"
      label={t('fulfillment.pickup.legend')}
      defaultValue={form.location}
      options={options}
      error={form.messageOf('location')}
    />
  );
}
