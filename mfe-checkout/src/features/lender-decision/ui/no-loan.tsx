import type { ReactNode } from 'react';
import { Card, chakra, LinkButton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useApi, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { SiteLinkButton } from '../../site-link/index.ts';
import { Fold } from '../../fold/index.ts';
import { useOrder } from '../../order/index.ts';
import { OrderWaiting } from '../../order-page/index.ts';
import { StepActions } from '../../step-screen/index.ts';
import { isClosed, type NoLoanPhase } from '../domain/decision-rules.ts';
import { waysToBuy } from '../domain/ways-to-buy.ts';
import { AskAgain } from './ask-again.tsx';
import { decisionQuery, refundQuery } from '../data/lender-decision.queries.ts';
import { ReasonList } from './reason-list.tsx';
import { RefundNote } from './refund-note.tsx';
import { WaysToBuy } from './ways-to-buy.tsx';
import { Withdraw } from './withdraw.tsx';

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& p': { margin: '0' },
    '& .fc-small, & .fc-actions > p': { textStyle: 'small', color: 'inkMuted' },
    // A choice and its consequence: one below the other on a phone, else side by side.
    '& .fc-actions > p': { marginTop: { base: '-2', sm: '0' } },
    '& .fc-actions:has(> p)': { display: { sm: 'grid' }, gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
});

interface NoLoanProps {
  readonly phase: NoLoanPhase;
}

/**
 * The alternatives without a loan: two choices with their consequence, such as another application or a cash purchase (BUY-42), a call to the
 * dealer, who can change the order as it is, and the rest as text. A closed order leads to its vehicle, which may be free again.
 */
export function NoLoan({ phase }: NoLoanProps) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const { make, model } = useOrder().data.order.vehicle;
  const { isWaiting, payments, reasons } = useNoLoanFacts(phase);
  const isOver = isClosed(phase);
  const isDeclined = phase === 'lenders-declined';
  const phone = contact.phoneAbbreviation;
  const search = `/search?${new URLSearchParams({ make, model })}`;
  if (isWaiting) return <OrderWaiting />;
  const call = (
    <LinkButton href={phoneHref(contact.phone)} icon="phone" variant="secondary">
      {t('failed.call', { phone })}
    </LinkButton>
  );
  return (
    <Card className="fc-step" padding="lg">
      <Body>
        <ReasonList title={t('lenderDecision.lenders-declined.reasonsTitle')} reasons={reasons} />
        {payments && <RefundNote payments={payments} />}
        <h2>{t(`lenderDecision.${phase}.waysTitle`)}</h2>
        <p>{t(`lenderDecision.${phase}.ways`)}</p>
        {isOver ? <ClosedWays {...{ search, call }} /> : <OpenWays {...{ isDeclined, search, call }} />}
        {isDeclined && <p className="fc-small">{t('lenderDecision.lenders-declined.reasons')}</p>}
      </Body>
    </Card>
  );
}

type WaysProps = Pick<OpenWaysProps, 'search' | 'call'>;

/** The ways on from a closed order: its vehicle to be ordered again, or similar ones first once it is gone. */
function ClosedWays({ search, call }: WaysProps) {
  const { t } = useTranslation('checkout');
  const { isVehicleFree, vehicle } = useOrder().data.order;
  const ways = [
    { href: vehicle.path, words: t(`lenderDecision.ways.${isVehicleFree ? 'again' : 'vehicle'}`) },
    { href: search, words: t('lenderDecision.ways.search') },
  ];
  if (isVehicleFree === false) ways.reverse();
  return (
    <StepActions>
      {ways.map(({ href, words }, place) => (
        <SiteLinkButton key={href} href={href} variant={place ? 'secondary' : 'primary'}>
          {words}
        </SiteLinkButton>
      ))}
      {call}
    </StepActions>
  );
}

interface OpenWaysProps {
  readonly isDeclined: boolean;
  /** Path of a search for similar vehicles. */
  readonly search: string;
  readonly call: ReactNode;
}

/**
 * What can still be done about an order: two choices, a call, and a search. While a lender may still answer, that is folded below the one
 * main action, to ask again, and there is an application to withdraw.
 */
function OpenWays({ isDeclined, search, call }: OpenWaysProps) {
  const { t } = useTranslation('checkout');
  const ways = waysToBuy(useOrder().data.order);
  const further = (
    <>
      <p>{t('lenderDecision.ways.call')}</p>
      <StepActions isFurther>
        {call}
        <SiteLinkButton href={search} variant="secondary">
          {t('lenderDecision.ways.search')}
        </SiteLinkButton>
      </StepActions>
      {!isDeclined && <Withdraw />}
    </>
  );
  if (isDeclined) {
    return (
      <>
        <StepActions>
          <WaysToBuy ways={ways} isMain />
        </StepActions>
        {further}
      </>
    );
  }
  return (
    <>
      <StepActions>
        <AskAgain />
      </StepActions>
      <Fold head={t('lenderDecision.ways.others')}>
        <StepActions isFurther>
          <WaysToBuy ways={ways} isMain={false} />
        </StepActions>
        {further}
      </Fold>
    </>
  );
}

/**
 * Loads what the page says first: why the lenders declined, or the payments of a closed order. It is waited for until its first answer or
 * failure, because it is shown above everything else.
 */
function useNoLoanFacts(phase: NoLoanPhase) {
  const client = useApi();
  const { orderNumber } = useOrder();
  const isOver = isClosed(phase);
  const isDeclined = phase === 'lenders-declined';
  const decision = useQuery({ ...decisionQuery(client, orderNumber), enabled: isDeclined });
  const refund = useQuery({ ...refundQuery(client, orderNumber), enabled: isOver });
  const { isPending, failureCount } = isOver ? refund : decision;
  return {
    isWaiting: (isOver || isDeclined) && isPending && failureCount === 0,
    payments: isOver ? refund.data?.payments : undefined,
    reasons: (isDeclined && decision.data?.reasons) || [],
  };
}
