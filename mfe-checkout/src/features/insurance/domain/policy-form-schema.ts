import * as v from 'valibot';
import { dateOnOfText } from '@forecourt/shared-contracts/formats';
import { endsAfterStart, PolicySchema } from '@forecourt/shared-contracts/insurance';

const { carrier, policyNumber, effectiveOn, expiresOn } = PolicySchema.entries;
/** A date as typed, `MM/DD/YYYY` (FIELD-91). One that is none stays as it is, and the contract's schema refuses it. */
const TypedDateSchema = v.pipe(
  v.string(),
  v.transform((text) => dateOnOfText(text) ?? text),
);

/**
 * The policy form: the contract's policy with its dates as they are typed, and without the order number, which the page knows. The dates are
 * compared as soon as both are right, whatever else is wrong.
 */
export const PolicyFormSchema = v.pipe(
  v.object({
    carrier,
    policyNumber,
    effectiveOn: v.pipe(TypedDateSchema, effectiveOn),
    expiresOn: v.pipe(TypedDateSchema, expiresOn),
  }),
  v.forward(
    v.partialCheck([['effectiveOn'], ['expiresOn']], endsAfterStart, 'validation.expiresAfterStart'),
    ['expiresOn'],
  ),
);

export type PolicyFormValues = v.InferInput<typeof PolicyFormSchema>;
