import { chakra, ContactText, LinkButton, VisuallyHidden, type Tone } from '@forecourt/shared-design';
import { StatusPill } from '@forecourt/shared-design/forms';
import type { ListedOrder } from '@forecourt/shared-contracts/commerce';
import {
  formatDateAt,
  formatDayAt,
  formatEndAt,
  formatZonedTimeAt,
  formatZonedTimeWindow,
} from '@forecourt/shared-contracts/formats';
import type { ActionGroup, NextAction } from '@forecourt/shared-contracts/progress';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { actionHref } from '../domain/action-href.ts';
import { handOverKind } from '../domain/hand-over-kind.ts';
import { otherProblems } from '../domain/open-steps.ts';
import { useNextWords } from '../model/use-next-words.ts';
import { useStepVisibility } from '../model/use-step-visibility.ts';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    '& .fc-what': { display: 'grid', gap: '1', justifyItems: 'start', minWidth: '0', flex: '1 1 220px' },
    '& .fc-what h4': { margin: '0', marginTop: '1', fontSize: 'lg', fontWeight: 'semibold' },
    '& .fc-what p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
    '& > a': { flex: { base: '1 0 100%', sm: '0 0 auto' } },
  },
});

const tones: Readonly<Record<ActionGroup, Tone>> = {
  problem: 'warning',
  yours: 'brand',
  waiting: 'info',
  ended: 'neutral',
};

interface OrderNextProps {
  readonly order: ListedOrder;
  readonly action: NextAction;
}

/**
 * What an order needs next: the step, the action, who it waits for since when, and the link to it (ACCT-59). Where the buyer can do
 * something, that is on the button, below its reason as the heading.
 */
export function OrderNext({ order, action }: OrderNextProps) {
  const { t } = useTranslation('account');
  const { orderNumber } = order;
  const { group, step } = action;
  const isProblem = group === 'problem';
  const isAct = isProblem || group === 'yours';
  const { title, text } = useNextWords(order, action);
  return (
    <Root className="fc-next">
      <div className="fc-what">
        {action.position && (step || !isProblem) && (
          <StatusPill tone={tones[group]}>{t('orders.position', action.position)}</StatusPill>
        )}
        {isAct ? <NextText heading={text ?? title} /> : <NextText heading={title} detail={text} />}
        <OtherProblems order={order} action={action} />
        <ActionOwner action={action} />
        <Hold order={order} action={action} />
        <Appointment order={order} action={action} />
      </div>
      <LinkButton href={actionHref(orderNumber, action)} variant={isAct ? 'primary' : 'secondary'}>
        {isAct ? title : t(action.id === 'lender-timed-out' ? 'orders.options' : 'orders.view')}{' '}
        <VisuallyHidden>{t('orders.ofOrder', { number: orderNumber })}</VisuallyHidden>
      </LinkButton>
    </Root>
  );
}

function NextText({ heading, detail }: { readonly heading: string; readonly detail?: string | undefined }) {
  return (
    <>
      <h4>
        <ContactText>{heading}</ContactText>
      </h4>
      {detail && (
        <p>
          <ContactText>{detail}</ContactText>
        </p>
      )}
    </>
  );
}

/** Who an order waits for; no one works on one that only waits for its appointment. */
function ActionOwner({ action: { id, owner, since } }: { readonly action: NextAction }) {
  const { t } = useTranslation('account');
  const { timeZone } = useTenant().contact;
  if (!owner || id === 'hand-over') return null;
  return <p>{t(`orders.owner.${owner}`, { date: formatDateAt(since, timeZone) })}</p>;
}

/** Until when an order that waits for its buyer holds the vehicle, as its tracker says it (TRACK-114). */
function Hold({ order: { heldUntil }, action: { owner } }: OrderNextProps) {
  const { t } = useTranslation('account');
  const { timeZone } = useTenant().contact;
  if (!heldUntil || owner !== 'you') return null;
  return <p>{t('orders.heldUntil', { date: formatEndAt(heldUntil, timeZone) })}</p>;
}

/** How many steps need to be fixed besides the one that is named. */
function OtherProblems({ order, action }: OrderNextProps) {
  const { t } = useTranslation('account');
  const count = otherProblems(order, action, useStepVisibility());
  return count > 0 ? <p>{t('orders.otherProblems', { count })}</p> : null;
}

/** The appointment of an order that only waits for it, or the day on which its vehicle was handed over. */
function Appointment({ order, action: { id } }: OrderNextProps) {
  const { t } = useTranslation('account');
  const { contact } = useTenant();
  const timeZone = order.appointmentTimeZone ?? contact.timeZone;
  const at = order.delivery?.appointmentTime;
  const kind = handOverKind(order);
  if (!at) return null;
  if (id === 'delivered')
    return <p>{t(`orders.handedOver.${kind}`, { date: formatDateAt(at, timeZone) })}</p>;
  if (id !== 'hand-over') return null;
  const end = order.appointmentEndTime;
  const window = end ? formatZonedTimeWindow(at, end, timeZone) : formatZonedTimeAt(at, timeZone);
  return <p>{t(`orders.appointment.${kind}`, { day: formatDayAt(at, timeZone), window })}</p>;
}
