import { useEffect, useRef, useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { placeEntries, selectFilled, type PlaceAddress } from '@forecourt/shared-contracts/places';
import {
  usePlatform,
  useQueryClient,
  useTenant,
  useTranslation,
  zipQuery,
} from '@forecourt/shared-contracts/react';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { useQuote } from '../data/fulfillment.mutations.ts';
import type { FulfillmentFailure } from '../domain/fulfillment-failure.ts';
import {
  WhereFormSchema,
  whereFields,
  requestOf,
  type Where,
  type WhereValues,
} from '../domain/fulfillment-draft.ts';
import type { FulfillmentDraftState } from './use-fulfillment-draft.ts';

type FieldName = (typeof whereFields)[number] | 'root';

/** In the chunk of the later screens, which is loaded while the form is filled in: the form needs it only once the server refuses. */
const loadFailure = () =>
  import(/* webpackChunkName: "fulfillment-late" */ '../domain/fulfillment-failure.ts').catch(
    () => undefined,
  );
const unknown: FulfillmentFailure = { kind: 'other', key: 'unknown', fields: [] };

interface WhereEvents {
  readonly onQuoted: () => void;
  readonly onWay: () => void;
}

/** The first screen's form: its messages, the fee requested on submit, and the server's refusal until another way is chosen. */
export function useWhereForm(orderNumber: string, draftState: FulfillmentDraftState, on: WhereEvents) {
  const { t, i18n } = useTranslation('checkout');
  const phone = useTenant().contact.phoneAbbreviation;
  const quote = useQuote(orderNumber);
  const { draft, change } = draftState;
  const form = useForm<WhereValues, unknown, Where>({
    resolver: valibotResolver(WhereFormSchema),
    defaultValues: draft,
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const [refused, setRefused] = useState<FulfillmentFailure>();
  useKeptValues(form, change, () => {
    setRefused(undefined);
    form.clearErrors();
    on.onWay();
  });
  const messageOf = (name: FieldName) => {
    const { type, message } = errors[name] ?? {};
    const own = `fulfillment.errors.${name}.${message?.split('.').at(-1)}`;
    return message ? t((type === 'server' ? message : own) as TextKey<'checkout'>, { phone }) : undefined;
  };
  const handleSubmit = form.handleSubmit(async (where) => {
    if (quote.isPending) return;
    setRefused(undefined);
    try {
      const { place, feeCents, distanceMiles, credit } = await quote.mutateAsync(requestOf(where));
      change({ ...where, quote: { place, feeCents, distanceMiles, credit } });
      on.onQuoted();
    } catch (error) {
      const late = await loadFailure();
      const failure = late?.fulfillmentFailure(error) ?? unknown;
      setRefused(failure);
      const hasText = (key: string) => i18n.exists(key, { ns: 'checkout' });
      for (const { name, text } of late?.fieldTexts(failure, hasText) ?? [])
        form.setError(name, { type: 'server', message: text });
    }
  });
  return {
    values: form,
    register: form.register,
    type: form.watch('type'),
    location: form.watch('location'),
    zip: useZip(form),
    fillPlace: (place: PlaceAddress) => fillPlace(form, place),
    messageOf,
    submitCount,
    handleSubmit,
    isSending: quote.isPending,
    isPoBoxZip: draft.isStreetConfirmed || refused?.key === 'poBoxZip',
    summary: [...whereFields, 'root' as const].flatMap((name) => {
      const message = messageOf(name);
      return message ? [{ name, message }] : [];
    }),
    isPlaceRefused: refused?.kind === 'address',
    failure:
      refused && !refused.fields.length ? t(`fulfillment.failures.${refused.key}`, { phone }) : undefined,
  };
}

const ofZip = ['city', 'state'] as const;

/** The ZIP code, which fills in the city and the state: empty ones, or both when it replaces another ZIP code, whose they were. */
function useZip(form: UseFormReturn<WhereValues, unknown, Where>) {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const before = useRef('');
  const handleBlur = async () => {
    const zip = form.getValues('zip');
    const isOther = before.current !== '' && before.current !== zip;
    const isWanted = (name: (typeof ofZip)[number]) => isOther || !form.getValues(name);
    if (!/^\d{5}$/.test(zip) || !ofZip.some(isWanted)) return;
    const place = await queryClient.fetchQuery(zipQuery(client, zip)).catch(() => undefined);
    if (!place || form.getValues('zip') !== zip) return;
    for (const name of ofZip.filter(isWanted)) {
      form.setValue(name, place[name]);
      selectFilled(name, place[name]);
    }
  };
  return {
    ...form.register('zip', { onBlur: () => void handleBlur() }),
    onFocus: () => (before.current = form.getValues('zip')),
  };
}

/** Keeps what is typed as the draft; a quote of another place no longer counts. */
function useKeptValues(
  { watch }: Pick<UseFormReturn<WhereValues>, 'watch'>,
  change: FulfillmentDraftState['change'],
  onWay: () => void,
) {
  useEffect(() => {
    const watching = watch((values, { name }) => {
      change({ ...(values as WhereValues & { line2: string }), quote: null });
      if (name === 'type') onWay();
    });
    return () => watching.unsubscribe();
  });
}

type AddressForm = Pick<UseFormReturn<WhereValues>, 'setValue' | 'clearErrors'>;

function fillPlace({ setValue, clearErrors }: AddressForm, place: PlaceAddress): void {
  for (const [name, text] of placeEntries(place)) setValue(name, text);
  clearErrors(['line1', 'city', 'state', 'zip']);
}
