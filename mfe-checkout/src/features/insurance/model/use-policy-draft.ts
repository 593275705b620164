import { useState } from 'react';
import * as v from 'valibot';
import { usePlatform, useSession } from '@forecourt/shared-contracts/react';
import type { PolicyFormValues } from '../domain/policy-form-schema.ts';

const DraftSchema = v.object({
  holder: v.string(),
  carrier: v.string(),
  effectiveOn: v.string(),
  expiresOn: v.string(),
});

/** The policy as typed, kept until it is verified. */
export interface PolicyDraft {
  /** The values with which the form opens. */
  readonly typed: PolicyFormValues;
  readonly keep: (policy: PolicyFormValues) => void;
  readonly drop: () => void;
}

/**
 * Keeps what a buyer types about a policy while the step is open, and across a reload of the tab for the same account. The policy number is
 * in memory only, like every account number (BUY-69).
 */
export function usePolicyDraft(orderNumber: string): PolicyDraft {
  const { session } = usePlatform().storage;
  const state = useSession();
  const holder = state.status === 'signed-in' ? state.user.sub : '';
  const key = `form-draft.insurance.${orderNumber}`;
  const [typed, setTyped] = useState<PolicyFormValues>(() => {
    const draft = session.read(key, DraftSchema);
    const { carrier, effectiveOn, expiresOn } =
      draft?.holder === holder ? draft : { carrier: '', effectiveOn: '', expiresOn: '' };
    return { carrier, policyNumber: '', effectiveOn, expiresOn };
  });
  return {
    typed,
    keep: (policy) => {
      const { carrier, effectiveOn, expiresOn } = policy;
      session.write(key, { holder, carrier, effectiveOn, expiresOn });
      setTyped(policy);
    },
    drop: () => session.remove(key),
  };
}
