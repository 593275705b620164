import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { chooseHandOver, type Cart } from '@forecourt/shared-contracts/commerce';
import { lookUpZip, type ZipPlace } from '@forecourt/shared-contracts/geo';
import { selectFilled } from '@forecourt/shared-contracts/places';
import {
  useApi,
  useMutation,
  useQueryClient,
  useSession,
  useTenant,
  useTranslation,
} from '@forecourt/shared-contracts/react';
import {
  addressFields,
  handOverRefusal,
  openedForm,
  wishOf,
  type AddressField,
  type HandOverFaults,
  type HandOverForm,
} from './hand-over-form.ts';
import { cartHolderKey, cartKey } from '../cart/index.ts';
import { useRefreshPurchase } from '../purchase/index.ts';

/** The pickup or delivery form: its values, its errors, and saving it with the cart. */
export function useHandOverForm(cart: Cart, onSaved: () => void) {
  const { t } = useTranslation('creditApp');
  const client = useApi();
  const queryClient = useQueryClient();
  const queryKey = cartKey(cartHolderKey(useSession()));
  const refreshPurchase = useRefreshPurchase();
  const phone = useTenant().contact.phoneAbbreviation;
  const [form, setForm] = useState(() => openedForm(cart));
  const [faults, setFaults] = useState<HandOverFaults>({});
  const [submitCount, setSubmitCount] = useState(0);
  const [isTransferOffered, setTransferOffered] = useState(form.type === 'TRANSFER');
  const save = useMutation({
    mutationFn: async (wanted: HandOverForm) => {
      const answer = wishOf(wanted);
      if ('faults' in answer) return answer.faults;
      const { cart: changed } = await client.call(chooseHandOver, { body: answer.wish });
      queryClient.setQueryData(queryKey, changed);
      refreshPurchase();
      return undefined;
    },
    onSuccess: (found) => {
      setFaults(found ?? {});
      setSubmitCount((count) => count + 1);
      if (!found) onSaved();
    },
    onError: (error) => {
      const refusal = handOverRefusal(error);
      setFaults('faults' in refusal ? refusal.faults : {});
      if ('failure' in refusal && refusal.failure === 'pickupFeeUnknown') setTransferOffered(true);
      setSubmitCount((count) => count + 1);
    },
  });
  const change = (part: Partial<HandOverForm>) => setForm((before) => ({ ...before, ...part }));
  const fillFromZip = useZipFill(form, setForm);
  const messageOf = (name: AddressField) =>
    faults[name] === undefined ? undefined : t(`details.errors.${name}.${faults[name]}`, { phone });
  const refusal = save.error ? handOverRefusal(save.error) : undefined;
  return {
    form,
    change,
    fillFromZip,
    messageOf,
    submitCount,
    isSaving: save.isPending,
    /**
     * Pickup at the vehicle's own location: offered once the fee of bringing it to the dealership turns out to be unknown, or if it was
     * chosen before.
     */
    isTransferOffered,
    isPoBoxZip: form.isStreetConfirmed || faults.zip === 'poBoxZip',
    summary: faultSummary(messageOf),
    failure:
      refusal && 'failure' in refusal ? t(`details.failures.${refusal.failure}`, { phone }) : undefined,
    submit: () => {
      if (!save.isPending) save.mutate(form);
    },
  };
}

/** Looks up the form's ZIP code and fills city and state where they are empty. */
function useZipFill(
  { zip, city, state }: HandOverForm,
  setForm: Dispatch<SetStateAction<HandOverForm>>,
): () => Promise<void> {
  const client = useApi();
  const [cityFilledBy, setCityFilledBy] = useState<ZipPlace>();
  useEffect(() => {
    if (cityFilledBy) selectFilled('city', cityFilledBy.city);
  }, [cityFilledBy]);
  return async () => {
    if (!/^\d{5}$/.test(zip) || (city && state)) return;
    const place = await client.call(lookUpZip, { params: { zip } }).catch(() => undefined);
    if (!place) return;
    setForm((now) => withPlace(now, place));
    if (!city) setCityFilledBy(place);
  };
}

/** The errors in field order. */
function faultSummary(messageOf: (name: AddressField) => string | undefined) {
  return addressFields.flatMap((name) => {
    const message = messageOf(name);
    return message === undefined ? [] : [{ name, message }];
  });
}

/** Fills city and state of the ZIP code where they are empty; returns a form unchanged if its ZIP code has changed since. */
function withPlace(form: HandOverForm, { zip, city, state }: ZipPlace): HandOverForm {
  if (form.zip !== zip) return form;
  return { ...form, city: form.city || city, state: form.state || state };
}

export type HandOverFormState = ReturnType<typeof useHandOverForm>;
