import { useRef } from 'react';
import { Alert, Button, chakra } from '@forecourt/shared-design';
import { formatDayAt, formatZonedTimeWindow } from '@forecourt/shared-contracts/formats';
import type { FulfillmentPlace, HandOverCredit } from '@forecourt/shared-contracts/fulfillment';
import { useIdempotencyKey, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { handOverKind } from '../../../domain/hand-over-kind.ts';
import { usePlaceZone } from '../../../domain/use-zone.ts';
import { useOrder } from '../../order/index.ts';
import { StepActions } from '../../step-screen/index.ts';
import { useBookAppointment } from '../data/fulfillment.mutations.ts';
import { fulfillmentFailure, type FulfillmentFailure } from '../domain/fulfillment-failure.ts';
import { requestOf, type FulfillmentDraft } from '../domain/fulfillment-draft.ts';
import { CallAlert } from './call-alert.tsx';
import { CreditNote } from './credit-note.tsx';
import { HandOverFacts } from './hand-over-facts.tsx';
import { stepColumn } from './step-column.ts';
import { VehicleSummary } from './vehicle-summary.tsx';

const Root = chakra('div', { base: stepColumn });

/** What is booked, and what its screen leads to. */
export interface ReviewProps {
  /** A draft with its quote and its slot. */
  readonly draft: FulfillmentDraft;
  readonly quote: {
    readonly place: FulfillmentPlace;
    readonly feeCents: number;
    readonly credit?: HandOverCredit | undefined;
  };
  /** The appointment being moved; null for none. */
  readonly replaces: string | null;
  readonly onBooked: () => void;
  /** Called for a refusal that must be corrected on another screen. */
  readonly onRefused: (failure: FulfillmentFailure) => void;
  readonly onChangeTime: () => void;
  readonly onChangePlace: () => void;
}

/** All details of the pickup or delivery before it is booked. */
export function Review({ draft, quote, replaces, ...on }: ReviewProps) {
  const { t } = useTranslation('checkout');
  const phone = useTenant().contact.phoneAbbreviation;
  const { orderNumber, data } = useOrder();
  const book = useBookAppointment(orderNumber);
  const keyFor = useIdempotencyKey();
  // A second press may come before the button renders as busy (F46).
  const isSending = useRef(false);
  const kind = handOverKind(draft.type);
  const { startAt, instructions } = draft;
  const first = useTimeRows(draft);
  const handleConfirm = () => {
    if (isSending.current) return;
    isSending.current = true;
    const body = {
      request: requestOf(draft),
      expectedFeeCents: quote.feeCents,
      ...{ startAt, instructions, replaces },
    };
    book.mutate(
      { body, idempotencyKey: keyFor(body) },
      {
        onSettled: () => {
          isSending.current = false;
        },
        onSuccess: on.onBooked,
        onError: (error) => {
          const failure = fulfillmentFailure(error);
          if (failure.kind !== 'other') on.onRefused(failure);
        },
      },
    );
  };
  const refused = book.error ? fulfillmentFailure(book.error) : undefined;
  return (
    <Root>
      {refused?.kind === 'other' && (
        <CallAlert>{t(`fulfillment.failures.${refused.key}`, { phone })}</CallAlert>
      )}
      <VehicleSummary vehicle={data.order.vehicle} />
      <HandOverFacts {...draft} place={quote.place} feeCents={quote.feeCents} first={first} />
      {quote.feeCents > 0 && (
        <Alert severity="info" live="off">
          {t(`fulfillment.feeApart.${kind}`)}
        </Alert>
      )}
      {quote.credit && <CreditNote credit={quote.credit} words="refundNext" />}
      <StepActions>
        <Button busy={book.isPending} onClick={handleConfirm}>
          {t(replaces ? `fulfillment.move.${kind}` : `fulfillment.confirm.${kind}`)}
        </Button>
        <Button variant="secondary" onClick={on.onChangeTime}>
          {t('fulfillment.changeTime')}
        </Button>
        <Button variant="quiet" className="fc-quiet" onClick={on.onChangePlace}>
          {t(`fulfillment.back.${kind}`)}
        </Button>
      </StepActions>
    </Root>
  );
}

/** The day and the window, in the time zone of the place, with its name. */
function useTimeRows({ startAt, endAt, quote }: FulfillmentDraft) {
  const { t } = useTranslation('checkout');
  const timeZone = usePlaceZone(quote);
  return [
    { id: 'date', label: t('fulfillment.facts.date'), value: formatDayAt(startAt, timeZone) },
    {
      id: 'time',
      label: t('fulfillment.facts.time'),
      value: formatZonedTimeWindow(startAt, endAt, timeZone),
    },
  ];
}
