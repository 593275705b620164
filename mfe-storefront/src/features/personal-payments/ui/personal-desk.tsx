import { useEffect, useMemo, useState } from 'react';
import {
  getPrequalification,
  setHasPrequalification,
  type Prequalification,
} from '@forecourt/shared-contracts/prequalification';
import {
  apiQueryKey,
  usePlatform,
  useQuery,
  useQueryClient,
  useSession,
} from '@forecourt/shared-contracts/react';
import type { PersonalDeskProps, PersonalPayments } from '../model/personal-payments.ts';
import { useTodaysPayment } from '../../../platform/use-todays-payment.ts';
import { prequalificationQuery } from '../data/prequalification.queries.ts';
import { keepDownPayment, readDownPayment } from '../data/chosen-down-payment.ts';
import { personalBanner } from './personal-banner.tsx';
import { personalCardPayment, personalVehicle } from '../domain/personal-payments-of.ts';
import { personalNotice } from './personal-notice.tsx';
import { unavailablePayments } from './unavailable-payments.tsx';
import { useExpiryToast } from '../model/use-expiry-toast.ts';

function usePrequalification() {
  const { client, events } = usePlatform();
  const queryClient = useQueryClient();
  const session = useSession();
  useEffect(() => {
    const queryKey = apiQueryKey(getPrequalification);
    // A fetch in flight may predate the merge.
    const readAgain = () =>
      queryClient.cancelQueries({ queryKey }).then(() => queryClient.invalidateQueries({ queryKey }));
    return events.subscribe('account:merged', () => void readAgain());
  }, [events, queryClient]);
  return useQuery(prequalificationQuery(client, session));
}

/** Fetches the pre-qualification and calculates every payment of the page with it; publishes nothing until it is known. */
export function PersonalDesk({ onChange }: PersonalDeskProps) {
  const platform = usePlatform();
  const settings = useTodaysPayment();
  const { data: answer, isError, refetch } = usePrequalification();
  const data = answer?.prequalification;
  const [downPaymentCents, setDownPayment] = useState(() => readDownPayment(platform));
  useExpiryToast(data);
  const personal = useMemo(() => {
    const adjustDownPayment = (amountCents: number) => {
      keepDownPayment(platform, amountCents);
      setDownPayment(amountCents);
    };
    if (!data) return isError ? unavailablePayments(() => void refetch()) : undefined;
    return personalPayments(data, { settings, downPaymentCents, adjustDownPayment });
  }, [data, isError, refetch, settings, downPaymentCents, platform]);
  const isHeld = data && data.state !== 'not_started';
  useEffect(() => {
    if (isHeld !== undefined) setHasPrequalification(platform.storage, isHeld);
  }, [isHeld, platform]);
  useEffect(() => onChange(personal), [onChange, personal]);
  useEffect(() => () => onChange(undefined), [onChange]);
  return null;
}

interface Choices extends Pick<PersonalPayments, 'adjustDownPayment'> {
  readonly settings: Parameters<typeof personalCardPayment>[1]['settings'];
  readonly downPaymentCents: number | undefined;
}

/** Undefined if there is no personal data: payments are the general estimates then. */
function personalPayments(
  prequalification: Prequalification,
  { adjustDownPayment, ...choices }: Choices,
): PersonalPayments | undefined {
  const { state, approval } = prequalification;
  if (state === 'not_started') return undefined;
  const facts = { prequalification, ...choices };
  const isHolding = state === 'mq_approved' || state === 'mf_completed';
  const { downPaymentCents } = choices;
  return {
    defaults: {
      ...(isHolding && approval && { creditTier: approval.creditTier, state: approval.state }),
      ...(downPaymentCents !== undefined && { downPaymentCents }),
    },
    cardPaymentOf: (vehicle) => personalCardPayment(vehicle, facts),
    personalized: (vehicle) => personalVehicle(vehicle, facts),
    adjustDownPayment,
    Banner: personalBanner(prequalification),
    Notice: personalNotice((vehicle) => personalCardPayment(vehicle, facts)),
  };
}
