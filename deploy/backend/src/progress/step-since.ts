import type { ProgressStep, StepId, StepStatus } from '@forecourt/shared-contracts/progress';
import type { ProgressRows } from './progress-rows.ts';

type Instant = Date | null | undefined;
type Since = Partial<Record<StepStatus, (rows: ProgressRows) => Instant>>;

/** The latest of some instants; undefined if there is none. */
function latest(instants: readonly Instant[]): Date | undefined {
  const times = instants.flatMap((at) => (at ? [at.getTime()] : []));
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}

const uploadedAt = ({ documents }: ProgressRows) =>
  latest(documents.map(({ addedAt }) => (addedAt ? new Date(addedAt) : undefined)));

/** When the first steps opened: the buyer accepted the loan, or else the order was placed. */
const openedAt = ({ history, order }: ProgressRows) =>
  history.findLast(({ dealStatus }) => dealStatus === 'UACC')?.at ?? order.createdAt;

const paymentChangedAt = ({ history }: ProgressRows) =>
  history.findLast(({ paymentStatus }) => paymentStatus !== null)?.at;

const signedAt = ({ signing }: ProgressRows) => signing?.buyerSignedAt ?? signing?.updatedAt;

const contractEndedAt = ({ history, order, signing }: ProgressRows) =>
  order.dealStatus === 'VEXP'
    ? history.findLast(({ dealStatus }) => dealStatus === 'VEXP')?.at
    : (signing?.endedAt ?? signing?.expiresAt);

const insuranceAnsweredAt = ({ insurance }: ProgressRows) => insurance?.pendingUntil ?? insurance?.updatedAt;

const rules: Readonly<Record<StepId, Since>> = {
  insurance: {
    READY: openedAt,
    IN_PROGRESS: ({ insurance }) => insurance?.updatedAt,
    NEEDS_ATTENTION: insuranceAnsweredAt,
  },
  'id-verification': {
    READY: openedAt,
    IN_PROGRESS: ({ attempts }) => attempts[0]?.startedAt,
    NEEDS_ATTENTION: ({ attempts }) => attempts[0]?.endedAt ?? attempts[0]?.expiresAt,
  },
  documents: { READY: openedAt, IN_PROGRESS: uploadedAt, NEEDS_ATTENTION: uploadedAt },
  signing: {
    READY: (rows) => latest([uploadedAt(rows), rows.signing?.notificationSentAt]),
    IN_PROGRESS: ({ signing }) => signing?.begunAt,
    NEEDS_ATTENTION: contractEndedAt,
  },
  payment: { READY: signedAt, IN_PROGRESS: paymentChangedAt, NEEDS_ATTENTION: paymentChangedAt },
  fulfillment: {
    READY: signedAt,
    NEEDS_ATTENTION: ({ order }) => order.handOverFailedAt ?? order.appointmentEndAt ?? order.appointmentAt,
  },
};

/**
 * Returns since when a step has its status, by the rows behind it; undefined if they do not tell, and for a
 * step that is completed or not ready.
 */
export function stepSince({ id, status }: ProgressStep, rows: ProgressRows): Date | undefined {
  return rules[id][status]?.(rows) ?? undefined;
}

/** Returns when the buyer, the dealer, a lender or a check last changed something about an order. */
export function orderChangedAt(rows: ProgressRows): Date {
  const { order, history, insurance, attempts, signing } = rows;
  const [newest] = attempts;
  const changes = [history.at(-1)?.at, insurance?.updatedAt, newest?.startedAt, newest?.endedAt];
  return latest([...changes, uploadedAt(rows), signing?.updatedAt]) ?? order.createdAt;
}
