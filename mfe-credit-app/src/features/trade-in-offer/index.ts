export { OfferPage } from './offer-page.tsx';
export { OfferValue } from './offer-value.tsx';
