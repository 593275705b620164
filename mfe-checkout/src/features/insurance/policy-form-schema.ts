import * as v from 'valibot';
import { PolicySchema } from '@forecourt/shared-contracts/insurance';

/** The policy form: the contract's policy without the order, whose number the page knows. */
export const PolicyFormSchema = v.pipe(
  v.omit(PolicySchema, ['orderNumber']),
  v.forward(
    v.check(({ effectiveOn, expiresOn }) => expiresOn > effectiveOn, 'validation.expiresAfterStart'),
    ['expiresOn'],
  ),
);

export type PolicyForm = v.InferInput<typeof PolicyFormSchema>;
