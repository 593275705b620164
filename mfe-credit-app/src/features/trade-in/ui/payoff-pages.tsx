import { Navigate, useSearchParams } from '@forecourt/shared-contracts/react';
import { owesPayoff, type TradeIn } from '@forecourt/shared-contracts/trade-in';
import { offerPath, payoffPages, payoffPath, type PayoffPage } from '../domain/trade-in-paths.ts';
import { EstimationPage } from './estimation-page.tsx';
import { LenderPage } from './lender-page.tsx';
import { NoQuotePage } from './no-quote-page.tsx';
import { PayoffStart } from './payoff-start.tsx';
import { SummaryPage } from './summary-page.tsx';
import { VerificationPage } from './verification-page.tsx';

/** The trade-in, and which page of its payoff. */
export interface PayoffPagesProps {
  readonly tradeIn: TradeIn | null;
  /** The page by its path, undefined for the start. */
  readonly page: string | undefined;
}

/** The pages of the payoff (BUY-25), for an available offer with a loan balance. */
export function PayoffPages({ tradeIn, page }: PayoffPagesProps) {
  const [search] = useSearchParams();
  const lenderId = search.get('lender');
  if (tradeIn?.status !== 'Available' || !owesPayoff(tradeIn.ownership))
    return <Navigate to={offerPath} replace />;
  if (page === undefined) return <PayoffStart tradeIn={tradeIn} />;
  const known = payoffPages.find((one) => one === page);
  return known ? (
    <KnownPage page={known} tradeIn={tradeIn} lenderId={lenderId} />
  ) : (
    <Navigate to={payoffPath()} replace />
  );
}

interface KnownPageProps {
  readonly page: PayoffPage;
  readonly tradeIn: TradeIn;
  readonly lenderId: string | null;
}

function KnownPage({ page, tradeIn, lenderId }: KnownPageProps) {
  switch (page) {
    case 'lender':
      return <LenderPage lenderId={lenderId} />;
    case 'verification':
      return <VerificationPage tradeIn={tradeIn} lenderId={lenderId} />;
    case 'estimation':
      return <EstimationPage tradeIn={tradeIn} />;
    case 'summary':
      return <SummaryPage tradeIn={tradeIn} />;
    case 'not-found':
    case 'failed':
      return <NoQuotePage page={page} tradeIn={tradeIn} lenderId={lenderId} />;
  }
}
