import { httpFailure } from '@forecourt/shared-contracts';
import type { bookAppointment } from '@forecourt/shared-contracts/fulfillment';
import type { TextId } from '@forecourt/shared-contracts/i18n';

type Code = keyof (typeof bookAppointment)['errors'];

/** What the buyer can do about a refusal: correct an address field, choose another time, review the new fee, or call. */
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
  /** The invalid field, if any. */
  readonly field: 'zip' | 'city' | undefined;
}

/** Maps the error of a call of this step; anything that the contract does not name is `unknown`. */
export function fulfillmentFailure(error: unknown): FulfillmentFailure {
  const code = httpFailure(error)?.code ?? '';
  if (!(code in kinds)) return { kind: 'other', key: 'unknown', field: undefined };
  const kind = kinds[code as Code];
  const key = code.split('.').at(-1) as FulfillmentFailure['key'];
  if (kind !== 'address-field') return { kind, key, field: undefined };
  return { kind, key, field: key === 'invalidAddress' ? 'city' : 'zip' };
}
