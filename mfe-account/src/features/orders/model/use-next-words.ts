import { orderStage, type ListedOrder } from '@forecourt/shared-contracts/commerce';
import { formatDayAt, formatList } from '@forecourt/shared-contracts/formats';
import type { NextAction } from '@forecourt/shared-contracts/progress';
import {
  usePlatform,
  useQuery,
  useSession,
  useTenant,
  useTranslation,
} from '@forecourt/shared-contracts/react';
import { documentsQuery } from '../data/documents.queries.ts';
import { handOverKind } from '../domain/hand-over-kind.ts';
import { isHandOverDue } from '../domain/is-hand-over-due.ts';
import { askedDocuments } from '../domain/needed-documents.ts';
import { stepsMeanwhile } from '../domain/open-steps.ts';
import { useStepVisibility } from './use-step-visibility.ts';

const wordJoiner = '\u2060';

interface NextWords {
  readonly title: string;
  /** Undefined where the title says it all. */
  readonly text: string | undefined;
}

/** What an order needs next, or what it has come to, in a few words and a sentence. */
export function useNextWords(order: ListedOrder, action: NextAction): NextWords {
  const { t } = useTranslation('account');
  const { phoneAbbreviation: phone } = useTenant().contact;
  const missed = useMissedWords(order, action);
  const meanwhile = useMeanwhile(order, action);
  const missing = useMissingDocuments(order, action);
  const { id } = action;
  if (missed) return missed;
  if (id === 'hand-over') return { title: t('orders.next.hand-over.title'), text: undefined };
  if (id === 'pay' && order.paymentInfo?.isRestDue)
    return { title: t('orders.rest.title'), text: t('orders.rest.text') };
  return {
    title: t(handedOverTitle(order, action) ?? `orders.next.${id}.title`),
    text: meanwhile ?? missing ?? t(`orders.next.${id}.text`, { phone }),
  };
}

/** The title of an order whose vehicle was picked up, or came back; undefined for others. */
function handedOverTitle(order: ListedOrder, { id }: NextAction) {
  if (id === 'delivered' && handOverKind(order) === 'pickup') return 'orders.pickedUp';
  const isReturned = id === 'canceled' && orderStage(order.orderStatus) === 'delivered';
  return isReturned ? 'orders.returned' : undefined;
}

/** The tracker's question about an appointment that may not have taken place, or that it did not. */
function useMissedWords(order: ListedOrder, action: NextAction): NextWords | undefined {
  const { t } = useTranslation('account');
  const { contact } = useTenant();
  const timeZone = order.appointmentTimeZone ?? contact.timeZone;
  const at = order.delivery?.appointmentTime;
  if (!at || !isHandOverDue(order, action)) return undefined;
  const state = order.isHandOverFailed ? 'failed' : 'unconfirmed';
  const text = t(`orders.${state}.${handOverKind(order)}`, { day: formatDayAt(at, timeZone) });
  return { title: t(`orders.${state}.title`), text };
}

/** What the buyer can do while a lender decides; undefined if that is nothing. */
function useMeanwhile(order: ListedOrder, { id }: NextAction): string | undefined {
  const { t } = useTranslation('account');
  const visibility = useStepVisibility();
  const steps = id === 'loan-decision' ? stepsMeanwhile(order, visibility) : [];
  if (steps.length === 0) return undefined;
  return t('orders.meanwhile.text', {
    steps: formatList(steps.map((step) => t(`orders.meanwhile.${step}`))),
  });
}

/** The documents that an order still asks for, by their names, and when it needs them; undefined until they are known, and for an order that asks for others first. */
function useMissingDocuments({ orderNumber, progress }: ListedOrder, { id }: NextAction): string | undefined {
  const { t } = useTranslation('account');
  const { client } = usePlatform();
  const session = useSession();
  const sub = session.status === 'signed-in' ? session.user.sub : '';
  const { data } = useQuery({ ...documentsQuery(client, sub), enabled: id === 'add-documents' });
  const documents = data?.orders.find((one) => one.orderNumber === orderNumber)?.documents ?? [];
  const isSigned = progress?.steps.some((step) => step.id === 'signing' && step.status === 'COMPLETED');
  const found = askedDocuments(documents, isSigned ?? false);
  if (id !== 'add-documents' || !found) return undefined;
  const { asked, purpose } = found;
  // No line of a narrow screen ends inside W-2.
  const names = formatList(asked.map(({ name }) => name.replaceAll('-', `-${wordJoiner}`)));
  return t(`orders.documents${purpose}`, { names, count: asked.length });
}
