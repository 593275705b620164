import { formatCount, formatCurrency } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { useOfferWords } from '../../../platform/use-offer-words.ts';

/** The pages by their keys in the catalog. */
export type ContentKey = 'whyUs' | 'financing' | 'tradeIn' | 'faq' | 'contact' | 'warranty';

/** Returns a text of a content page by its name, with the dealer's own names and figures filled in. */
export function useContentText(key: ContentKey) {
  const { t } = useTranslation('storefront');
  const { brandName, contact, payment, inventory } = useTenant();
  const offerWords = useOfferWords();
  const values = {
    ...((key === 'whyUs' || key === 'faq') && offerWords(`content.${key}`)),
    brandName,
    phone: contact.phoneAbbreviation,
    fee: formatCurrency(payment.documentFeeCents),
    deposit: formatCurrency(payment.depositCents),
    card: formatCurrency(payment.cardLimitCents),
    bank: formatCurrency(payment.bankLimitCents),
    miles: formatCount(inventory.deliveryIncludedMiles),
  };
  return (name: string, more?: Readonly<Record<string, string | number>>): string =>
    t(`content.${key}.${name}` as TextKey<'storefront'>, { ...values, ...more });
}
