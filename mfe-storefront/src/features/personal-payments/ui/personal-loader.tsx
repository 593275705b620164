import { useEffect, useMemo, useState } from 'react';
import type { CardPayment } from '@forecourt/shared-design';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import {
  setHasPrequalification,
  type Approval,
  type Prequalification,
} from '@forecourt/shared-contracts/prequalification';
import { usePlatform } from '@forecourt/shared-contracts/react';
import type { PersonalLoaderProps, PersonalPayments } from '../model/personal-payments.ts';
import { useTodaysPayment } from '../../../platform/use-todays-payment.ts';
import { keepDownPayment, readDownPayment } from '../data/chosen-down-payment.ts';
import { LeaseDeposit } from './lease-deposit.tsx';
import { personalBanner } from './personal-banner.tsx';
import { isApproved, personalCardPayment } from '../domain/personal-payments-of.ts';
import { personalNotice } from './personal-notice.tsx';
import { RemoveTradeInDialog } from './remove-trade-in-dialog.tsx';
import { unavailablePayments } from './unavailable-payments.tsx';
import { useExpiryToast } from '../model/use-expiry-toast.ts';
import { usePaymentFacts } from '../model/use-payment-facts.ts';

/**
 * Fetches the pre-qualification and the applied trade-in, and calculates every payment of the page with them; publishes nothing until they
 * are known. Renders only the confirmation of a removed trade-in.
 */
export function PersonalLoader({ onChange }: PersonalLoaderProps) {
  const platform = usePlatform();
  const settings = useTodaysPayment();
  const { facts, isError, retry } = usePaymentFacts();
  const [downPaymentCents, setDownPayment] = useState(() => readDownPayment(platform));
  const [isRemoving, setRemoving] = useState(false);
  useExpiryToast(facts?.prequalification);
  const personal = useMemo(() => {
    const adjustDownPayment = (amountCents: number) => {
      keepDownPayment(platform, amountCents);
      setDownPayment(amountCents);
    };
    if (!facts) return isError ? unavailablePayments(retry) : undefined;
    const removeTradeIn = () => setRemoving(true);
    return personalPayments({ ...facts, settings, downPaymentCents }, { adjustDownPayment, removeTradeIn });
  }, [facts, isError, retry, settings, downPaymentCents, platform]);
  const isHeld = facts && facts.prequalification.state !== 'not_started';
  useEffect(() => {
    if (isHeld !== undefined) setHasPrequalification(platform.storage, isHeld);
  }, [isHeld, platform]);
  useEffect(() => onChange(personal), [onChange, personal]);
  useEffect(() => () => onChange(undefined), [onChange]);
  return isRemoving ? <RemoveTradeInDialog onClose={() => setRemoving(false)} /> : null;
}

type LoaderFacts = Parameters<typeof personalCardPayment>[1] &
  NonNullable<ReturnType<typeof usePaymentFacts>['facts']>;
type Changes = Pick<PersonalPayments, 'adjustDownPayment' | 'removeTradeIn'>;

/** Undefined if there is no personal data: payments are the general estimates then. */
function personalPayments(facts: LoaderFacts, changes: Changes): PersonalPayments | undefined {
  const { prequalification, tradeIn, downPaymentCents } = facts;
  const { approval } = prequalification;
  if (prequalification.state === 'not_started') return undefined;
  return {
    defaultsOf: (vehicle) => ({
      ...defaultType(personalCardPayment(vehicle, facts), prequalification.state),
      ...(isApproved(prequalification) && approval && approvedTerms(approval, vehicle.condition)),
      ...(downPaymentCents !== undefined && { downPaymentCents }),
      ...(tradeIn && { tradeIn }),
    }),
    cardPaymentOf: (vehicle) => personalCardPayment(vehicle, facts),
    cardNoteOf: (vehicle) => cardNote(vehicle, personalCardPayment(vehicle, facts)),
    ...changes,
    Banner: personalBanner(prequalification, tradeIn),
    Notice: personalNotice((vehicle) => personalCardPayment(vehicle, facts), changes.removeTradeIn),
  };
}

function cardNote({ availability }: Vehicle, payment: CardPayment) {
  const depositCents =
    payment.kind === 'lease' && availability === 'Available' && payment.securityDepositCents;
  return depositCents ? <LeaseDeposit depositCents={depositCents} /> : undefined;
}

function defaultType({ kind }: CardPayment, state: Prequalification['state']) {
  if (kind === 'lease') return { purchaseType: 'Lease' as const };
  return state.endsWith('_declined') && { purchaseType: 'Cash' as const };
}

function approvedTerms(
  { creditTier, aprPercent: rates, approvedUpToCents, state }: Approval,
  condition: Vehicle['condition'],
) {
  const aprPercent = condition === 'New' ? rates.new : rates.used;
  return { approved: { creditTier, aprPercent, approvedUpToCents }, state };
}
