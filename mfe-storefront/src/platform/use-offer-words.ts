import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

/** What the dealer offers, in words for the texts of a page: `ways` of buying, as verbs, and the kinds of `handOver`. */
type OfferWords = Readonly<Record<'ways' | 'handOver', string>>;

/** Returns a function that gives the words below `own`, so that a page promises neither a lease nor a delivery that the dealer does not offer. */
export function useOfferWords(): (own: 'landing' | 'content.whyUs' | 'content.faq') => OfferWords {
  const { t } = useTranslation('storefront');
  const { deliveryDays, payment } = useTenant();
  return (own) => ({
    ways: t(`${own}.ways.${payment.lease ? 'lease' : 'noLease'}`),
    handOver: t(`${own}.handOver.${deliveryDays === undefined ? 'pickup' : 'delivery'}`),
  });
}
