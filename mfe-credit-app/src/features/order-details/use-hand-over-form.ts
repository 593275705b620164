import { useState } from 'react';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { FulfillmentRequest } from '@forecourt/shared-contracts/fulfillment';
import type { TextId, TextKey } from '@forecourt/shared-contracts/i18n';
import {
  addressFields,
  faultsAfterEdit,
  handOverFields,
  handOverRefusal,
  handOverWays,
  openedForm,
  unservedZip,
  handOverRequest,
  type AddressField,
  type HandOverFaults,
  type HandOverField,
  type HandOverForm,
  type HandOverWay,
} from './hand-over-form.ts';
import { typedText, useFormDraft, type TypedValues } from '../../platform/form-draft.ts';
import { useChooseHandOver } from './hand-over.mutations.ts';
import { useKnownAddress } from './use-known-address.ts';

/** The pickup or delivery form: its values, its errors, and saving it with the cart. */
export function useHandOverForm(cart: Cart, onSaved: () => void) {
  const { t } = useTranslation('creditApp');
  const phone = useTenant().contact.phoneAbbreviation;
  const { form, setForm, change, drop } = useDraftedForm(cart);
  const [submitCount, setSubmitCount] = useState(0);
  const [isTransferOffered, setTransferOffered] = useState(form.type === 'TRANSFER');
  const save = useChooseHandOver();
  // Pickup at the vehicle's own location is one of them if the cart knows it, it was chosen before, or the dealership's fee is unknown.
  const ways = handOverWays(cart, isTransferOffered);
  const { faults, setFaults, messageOf } = useFaults(ways, save.variables);
  const finish = (found: HandOverFaults) => {
    setFaults(found);
    setSubmitCount((count) => count + 1);
  };
  const send = (wanted: HandOverForm) => {
    const answer = handOverRequest(wanted);
    if ('faults' in answer) {
      save.reset();
      return finish(answer.faults);
    }
    save.mutate(answer.request, {
      onSuccess: () => {
        drop();
        finish({});
        onSaved();
      },
      onError: (error) => {
        const refusal = handOverRefusal(error, wanted.type);
        finish('faults' in refusal ? refusal.faults : {});
        if ('failure' in refusal && refusal.failure === 'pickupFeeUnknown') setTransferOffered(true);
      },
    });
  };
  useKnownAddress(form, setForm, unservedZip(cart));
  const refusal = save.error ? handOverRefusal(save.error, form.type) : undefined;
  return {
    form,
    change: (part: Partial<HandOverForm>) => {
      change(part);
      if (save.isPending) return;
      if (part.type === undefined) return setFaults((before) => faultsAfterEdit(before, part));
      // What was refused is about the other way.
      setFaults({});
      save.reset();
    },
    messageOf,
    submitCount,
    isSaving: save.isPending,
    ways,
    isPoBoxZip: form.isStreetConfirmed || faults.zip === 'poBoxZip',
    summary: faultSummary(messageOf),
    failure:
      refusal && 'failure' in refusal
        ? t(`details.failures.${refusal.failure as TextId<'creditApp', 'details.failures'>}`, { phone })
        : undefined,
    submit: () => {
      if (!save.isPending) send(form);
    },
  };
}

/** The field errors as of the last attempt, with their messages; a reason without a text of its own says to check the answer. */
function useFaults(ways: readonly HandOverWay[], sent: FulfillmentRequest | undefined) {
  const freePickup = ways.find(({ feeCents }) => feeCents === 0)?.place;
  const zip = sent?.type === 'DELIVERY' ? sent.address.zip : '';
  const { t, i18n } = useTranslation('creditApp');
  const phone = useTenant().contact.phoneAbbreviation;
  const [faults, setFaults] = useState<HandOverFaults>({});
  const messageOf = (name: HandOverField) => {
    const fault = faults[name] === 'unavailable' && freePickup ? 'unavailableButFree' : faults[name];
    if (fault === undefined) return undefined;
    const key = `details.errors.${name}.${fault}` as TextKey<'creditApp'>;
    return t(i18n.exists(key, { ns: 'creditApp' }) ? key : 'details.errors.other', {
      ...{ phone, zip },
      where: freePickup && `${freePickup.city}, ${freePickup.state}`,
    });
  };
  return { faults, setFaults, messageOf };
}

/** The form's values, with what was typed before and not saved. */
function useDraftedForm(cart: Cart) {
  const { typed, keep, drop } = useFormDraft('details.hand-over');
  const [form, setForm] = useState(() => withTyped(openedForm(cart), typed));
  const change = (part: Partial<HandOverForm>) => {
    const { type = '', ...rest } = { ...form, ...part };
    keep({ ...rest, type });
    setForm((before) => ({ ...before, ...part }));
  };
  return { form, setForm, change, drop };
}

/** The form with the address that was typed and not saved; a pickup is chosen again, because its places depend on the vehicle. */
function withTyped(form: HandOverForm, typed: TypedValues): HandOverForm {
  const address = addressFields.map((name) => [name, typedText(typed, name) ?? form[name]]);
  const type = typed['type'] === 'DELIVERY' ? 'DELIVERY' : form.type;
  return { ...form, ...(Object.fromEntries(address) as Pick<HandOverForm, AddressField>), type };
}

/** The errors in field order. */
function faultSummary(messageOf: (name: HandOverField) => string | undefined) {
  return handOverFields.flatMap((name) => {
    const message = messageOf(name);
    return message === undefined ? [] : [{ name, message }];
  });
}

export type HandOverFormState = ReturnType<typeof useHandOverForm>;
