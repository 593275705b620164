import en from './en.json' with { type: 'json' };

declare module '@forecourt/shared-contracts/i18n' {
  interface CatalogNamespaces {
    purchase: typeof en;
  }
}

/** English texts of these components, for the i18next namespace `purchase` of a remote that uses them. */
export const purchaseTexts = en;

export { HoldLoader } from './hold-loader.tsx';
export { namedIncentives } from './named-incentives.ts';
export { PaymentDerivation } from './payment-derivation.tsx';
export { PriceTable } from './price-table.tsx';
