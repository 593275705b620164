import { Card, chakra, LinkButton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useApi, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { SiteLinkButton } from '../../site-link/index.ts';
import { useOrder } from '../../order/index.ts';
import { OrderWaiting } from '../../order-page/index.ts';
import { StepActions } from '../../step-screen/index.ts';
import { isClosed, type NoLoanPhase } from '../domain/decision-rules.ts';
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
    '& .fc-small': { textStyle: 'small', color: 'inkMuted' },
  },
});

interface NoLoanProps {
  readonly phase: NoLoanPhase;
}

/**
 * The alternatives without a loan: another application or a cash purchase (BUY-42), similar vehicles, and last a call to the dealer, who can
 * change the order as it is.
 */
export function NoLoan({ phase }: NoLoanProps) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const { make, model, path } = useOrder().data.order.vehicle;
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
        {phase === 'timed-out' && <AskAgain />}
        <StepActions isFurther={!isOver && !isDeclined}>
          {isOver ? (
            <>
              <SiteLinkButton href={search}>{t('lenderDecision.ways.search')}</SiteLinkButton>
              <SiteLinkButton href={path} variant="secondary">
                {t('lenderDecision.ways.vehicle')}
              </SiteLinkButton>
            </>
          ) : (
            <WaysToBuy hasMain={isDeclined} />
          )}
        </StepActions>
        {!isOver && <p>{t('lenderDecision.ways.call')}</p>}
        <StepActions isFurther>
          {call}
          {!isOver && (
            <SiteLinkButton href={search} variant="quiet">
              {t('lenderDecision.ways.search')}
            </SiteLinkButton>
          )}
        </StepActions>
        {!isOver && (
          <StepActions isFurther>
            <Withdraw flush="wide" />
          </StepActions>
        )}
        {isDeclined && <p className="fc-small">{t('lenderDecision.lenders-declined.reasons')}</p>}
      </Body>
    </Card>
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
