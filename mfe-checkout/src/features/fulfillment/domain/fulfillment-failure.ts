import { httpFailure } from '@forecourt/shared-contracts';
import { refusedFields, type RefusedField } from '@forecourt/shared-contracts/fields';
import type { bookAppointment } from '@forecourt/shared-contracts/fulfillment';
import type { TextId, TextKey } from '@forecourt/shared-contracts/i18n';
import { whereFields } from './fulfillment-draft.ts';

type Code = keyof (typeof bookAppointment)['errors'];

/** What the buyer can do about a refusal: correct fields of the place, choose another time, review the new fee, or call. */
export type FailureKind = 'address-field' | 'address' | 'time' | 'fee' | 'other';

const kinds: Readonly<Record<Code, FailureKind>> = {
  'error.fulfillment.zipStateMismatch': 'address-field',
  'error.fulfillment.invalidAddress': 'address-field',
  'error.fulfillment.poBoxZip': 'address-field',
  'error.fulfillment.geocode': 'address-field',
  'error.fulfillment.zipNotSupported': 'address-field',
  'error.fulfillment.outOfRange': 'address',
  'error.fulfillment.deliveryFeeUnknown': 'address',
  'error.fulfillment.pickupFeeUnknown': 'address',
  'error.fulfillment.unavailable': 'address',
  'error.fulfillment.slotTaken': 'time',
  'error.fulfillment.feeChanged': 'fee',
  'error.fulfillment.closed': 'other',
  'error.fulfillment.tooLate': 'other',
  'error.fulfillment.changedMeanwhile': 'other',
  'error.step.notReady': 'other',
};

/** A refusal as the screens use it; `key` is the last part of its catalog key. */
export interface FulfillmentFailure {
  readonly kind: FailureKind;
  readonly key: TextId<'checkout', 'fulfillment.failures'>;
  /** The invalid fields of the place, and `root` for those of no screen; empty if the refusal is about the place as a whole, or another one. */
  readonly fields: readonly RefusedField<WhereField>[];
}

type WhereField = (typeof whereFields)[number];
const whenFields = ['startAt', 'instructions'] as const;

/** Maps the error of a call of this step; anything that the contract does not name is `unknown`. */
export function fulfillmentFailure(error: unknown): FulfillmentFailure {
  const code = httpFailure(error)?.code ?? '';
  if (!(code in kinds)) return requestFailure(error);
  const kind = kinds[code as Code];
  const key = code.split('.').at(-1) as FulfillmentFailure['key'];
  if (kind !== 'address-field') return { kind, key, fields: [] };
  return { kind, key, fields: [{ name: key === 'invalidAddress' ? 'city' : 'zip', key }] };
}

/** Fields that the server's checks of the request refuse lead to the screen that shows them (F17). */
function requestFailure(error: unknown): FulfillmentFailure {
  const fields = refusedFields(error, whereFields);
  if (fields.length === 0) return { kind: 'other', key: 'unknown', fields };
  const isAbout = (names: readonly string[]) =>
    refusedFields(error, names).some(({ name }) => name !== 'root');
  const otherKind = isAbout(whenFields) ? 'time' : 'other';
  return { kind: isAbout(whereFields) ? 'address-field' : otherKind, key: 'refused', fields };
}

/**
 * Returns the text of each refused field of the place, as a catalog key; `hasText` tells whether a reason has its own.
 */
export function fieldTexts(
  { fields }: Pick<FulfillmentFailure, 'fields'>,
  hasText: (text: string) => boolean,
): readonly { readonly name: WhereField | 'root'; readonly text: TextKey<'checkout'> }[] {
  return fields.map(({ name, key }) => {
    const text = `fulfillment.errors.${name}.${key}`;
    return { name, text: (hasText(text) ? text : 'fulfillment.failures.refused') as TextKey<'checkout'> };
  });
}
