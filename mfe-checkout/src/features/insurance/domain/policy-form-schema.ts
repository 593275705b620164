import * as v from 'valibot';
import { PolicySchema } from '@forecourt/shared-contracts/insurance';

/** The policy form: the contract's policy without the order number, which the page knows. */
export const PolicyFormSchema = v.pipe(
  v.omit(PolicySchema, ['orderNumber']),
  v.forward(
    v.check(({ effectiveOn, expiresOn }) => expiresOn > effectiveOn, 'validation.expiresAfterStart'),
    ['expiresOn'],
  ),
);

export type PolicyFormValues = v.InferInput<typeof PolicyFormSchema>;
