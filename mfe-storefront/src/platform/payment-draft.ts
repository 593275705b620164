import * as v from 'valibot';
import { queryHolder } from '@forecourt/shared-contracts/react';
import type { Platform } from '@forecourt/shared-contracts';

const DraftSchema = v.object({
  holder: v.string(),
  all: v.record(v.string(), v.unknown()),
  fresh: v.array(v.string()),
});

/** Choices of a vehicle's payment, as the calculator names them. */
export interface ChosenPayment {
  readonly purchaseType?: 'Cash' | 'Finance' | 'Lease';
  readonly termMonths?: number;
  readonly downPaymentCents?: number;
  readonly creditTier?: string;
  readonly lease?: {
    readonly termMonths?: number;
    readonly annualMiles?: number;
    readonly dueAtSigningCents?: number;
  };
}

/** `all` that the shopper has chosen for a vehicle's payment; `fresh` names what of it is not in the cart yet. */
export interface PaymentDraft {
  readonly all: ChosenPayment;
  readonly fresh: readonly string[];
}

const keyOf = (vin: string) => `calculator.${vin}`;

/**
 * Returns what was chosen for a vehicle in this tab, undefined if nothing. What an account chose is not shown to anyone else; a guest who
 * signs in keeps theirs. Only to be called once the session is known.
 */
export function readPaymentDraft({ storage, session }: Platform, vin: string): PaymentDraft | undefined {
  const draft = storage.session.read(keyOf(vin), DraftSchema);
  const holders = [queryHolder({ status: 'guest' }), queryHolder(session.getState())];
  return draft && holders.includes(draft.holder) ? (draft as PaymentDraft) : undefined;
}

/** Keeps what was chosen for a vehicle, for this tab. */
export function keepPaymentDraft({ storage, session }: Platform, vin: string, draft: PaymentDraft): void {
  storage.session.write(keyOf(vin), { holder: queryHolder(session.getState()), ...draft });
}
