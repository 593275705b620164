import * as v from 'valibot';
import { endsAfterStart, PolicySchema } from '@forecourt/shared-contracts/insurance';

/**
 * The policy form: the contract's policy without the order number, which the page knows. The dates are compared as soon as both are right,
 * whatever else is wrong.
 */
export const PolicyFormSchema = v.pipe(
  v.omit(PolicySchema, ['orderNumber']),
  v.forward(
    v.partialCheck([['effectiveOn'], ['expiresOn']], endsAfterStart, 'validation.expiresAfterStart'),
    ['expiresOn'],
  ),
);

export type PolicyFormValues = v.InferInput<typeof PolicyFormSchema>;
