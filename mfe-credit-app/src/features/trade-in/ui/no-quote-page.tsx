import { EmptyState, LinkButton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { TradeIn } from '@forecourt/shared-contracts/trade-in';
import { payoffPath } from '../domain/trade-in-paths.ts';
import { TradeInFrame } from './trade-in-frame.tsx';

interface NoQuotePageProps {
  readonly page: 'not-found' | 'failed';
  readonly tradeIn: TradeIn;
  readonly lenderId: string | null;
}

/** The loan was not found (BUY-26) or the retrieval failed (BUY-27): check the VIN and the digits, or continue with an estimate. */
export function NoQuotePage({ page, tradeIn, lenderId }: NoQuotePageProps) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const phone = contact.phoneAbbreviation;
  const vin = tradeIn.vehicle.vin ?? '';
  const textKey =
    page === 'not-found' && vin === ''
      ? 'tradeIn.noQuote.not-found.textNoVin'
      : (`tradeIn.noQuote.${page}.text` as const);
  return (
    <TradeInFrame title={t(`tradeIn.noQuote.${page}.title`)}>
      <EmptyState
        icon={page === 'failed' ? 'warning' : 'search'}
        title={t(`tradeIn.noQuote.${page}.heading`)}
        text={t(textKey, { vin, phone })}
        actions={
          <>
            <LinkButton href={payoffPath('verification', lenderId)}>
              {t(`tradeIn.noQuote.${page}.again`)}
            </LinkButton>
            <LinkButton href={payoffPath('estimation')} variant="secondary">
              {t('tradeIn.estimate.instead')}
            </LinkButton>
            <LinkButton href={phoneHref(contact.phone)} variant="quiet" icon="phone">
              {t('tradeIn.call', { phone })}
            </LinkButton>
          </>
        }
      />
    </TradeInFrame>
  );
}
