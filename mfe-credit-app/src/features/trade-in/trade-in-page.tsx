import { ErrorPage, RetryPanel, CardSkeleton } from '@forecourt/shared-design';
import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { useParams, useSession, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { tradeInSteps, type TradeInState } from '@forecourt/shared-contracts/trade-in';
import { useCart } from '../cart/index.ts';
import { TradeInFrame } from './ui/trade-in-frame.tsx';
import { SessionEnded } from '../session-ended/index.ts';
import { useTradeIn } from './model/use-trade-in.ts';
import { OfferPage } from './ui/offer-page.tsx';
import { payoffViews } from './ui/payoff-views.ts';
import { AnswersPage } from './ui/answers-page.tsx';
import { NotListedPage } from './ui/not-listed-page.tsx';
import { VehicleStep } from './ui/vehicle-step.tsx';
import { TradeInQuestionPage } from './ui/question-page.tsx';

/**
 * `/trade-in/offer` with all its pages: the questions, the offer and the payoff. They are shown once it is known whether there is a cart,
 * whose button has no place without one.
 */
export function TradeInPage() {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const holder = useSession();
  const tradeIn = useTradeIn();
  const isCartKnown = useCart().kind !== 'loading';
  const load = tradeIn.kind === 'loaded' && !isCartKnown ? ({ kind: 'loading' } as const) : tradeIn;
  switch (load.kind) {
    case 'loading':
      return (
        <TradeInFrame title={t('tradeIn.title.None')} isLoading>
          <div role="status" aria-label={t('tradeIn.loading')}>
            <CardSkeleton height="320px" />
          </div>
        </TradeInFrame>
      );
    case 'failed':
      return (
        <TradeInFrame title={t('tradeIn.title.None')}>
          <RetryPanel
            title={t('tradeIn.failed.title')}
            text={t('tradeIn.failed.text')}
            busy={load.isTrying}
            onRetry={load.retry}
            phone={dealerPhone(contact)}
          />
        </TradeInFrame>
      );
    case 'expired':
      return (
        <TradeInFrame title={t('tradeIn.title.None')}>
          <SessionEnded
            title={t('tradeIn.expired.title')}
            text={t('tradeIn.expired.text')}
            action={t('tradeIn.expired.action')}
          />
        </TradeInFrame>
      );
    case 'loaded':
      return <LoadedTradeIn key={holder.status} state={load.state} />;
  }
}

function LoadedTradeIn({ state }: { readonly state: TradeInState }) {
  const [page, below, ...more] = (useParams()['*'] ?? '').split('/').filter(Boolean);
  if (more.length > 0 || (below && page !== 'payoff')) return <ErrorPage code={404} />;
  return <TradeInBody state={state} page={page} below={below} />;
}

interface TradeInBodyProps {
  readonly state: TradeInState;
  readonly page: string | undefined;
  readonly below: string | undefined;
}

function TradeInBody({ state, page, below }: TradeInBodyProps) {
  const answers = state.draft?.answers ?? {};
  const step = tradeInSteps.find((one) => one === page);
  if (step === 'vehicle') return <VehicleStep answers={answers} />;
  if (step) return <TradeInQuestionPage key={step} step={step} answers={answers} />;
  switch (page) {
    case undefined:
      return <OfferPage state={state} />;
    case 'review':
      return <AnswersPage draft={state.draft} />;
    case 'not-listed':
      return <NotListedPage />;
    case 'payoff':
      return <payoffViews.View id="payoff" tradeIn={state.tradeIn} page={below} />;
    default:
      return <ErrorPage code={404} />;
  }
}
