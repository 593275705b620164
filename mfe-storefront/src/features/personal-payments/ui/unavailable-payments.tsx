import { Button } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { estimateOnCard } from '../domain/personal-payments-of.ts';
import type { PersonalPayments } from '../model/personal-payments.ts';
import { BannerBox } from './banner-box.ts';

/** The payment service is down (PRICE-18): estimates stay, and the shopper can retry. */
export function unavailablePayments(retry: () => void): PersonalPayments {
  function Unavailable() {
    const { t } = useTranslation('storefront');
    return (
      <BannerBox role="alert">
        <p>{t('personal.unavailable')}</p>
        <Button size="sm" variant="secondary" icon="refresh" onClick={retry}>
          {t('personal.tryAgain')}
        </Button>
      </BannerBox>
    );
  }
  return {
    defaultsOf: () => ({}),
    cardPaymentOf: (vehicle) => estimateOnCard(vehicle),
    cardNoteOf: () => undefined,
    adjustDownPayment: () => undefined,
    removeTradeIn: () => undefined,
    Banner: Unavailable,
    Notice: Unavailable,
  };
}
