import type { PaymentSettings } from '../tenant/index.ts';

/** Money settings with the figures of PRICE-39 and PRICE-50: 7.25 % tax, 310.00 for title and registration, a money factor of 0.00215. */
export const priceSettingsFixture: PaymentSettings = {
  defaultDownPaymentCents: 2_500_00,
  defaultTermMonths: 72,
  termsMonths: [36, 48, 60, 72],
  defaultCreditTier: 'very-good',
  cardLimitCents: 7_000_00,
  bankLimitCents: 6_500_00,
  minimumFinancedCents: 5_000_00,
  depositCents: 500_00,
  documentFeeCents: 85_00,
  creditTiers: [
    {
      name: 'excellent',
      displayName: 'Excellent',
      low: 740,
      high: 900,
      aprPercent: { new: 4.88, used: 7.43 },
    },
    {
      name: 'very-good',
      displayName: 'Very good',
      low: 700,
      high: 739,
      aprPercent: { new: 6.51, used: 7.49 },
    },
  ],
  states: [{ state: 'IL', salesTaxPercent: 7.25, titleRegistrationCents: 310_00 }],
  homeState: 'IL',
  lease: {
    terms: [
      { termMonths: 24, residualPercent: 66 },
      { termMonths: 36, residualPercent: 58 },
    ],
    defaultTermMonths: 36,
    mileages: [
      { annualMiles: 10_000, residualPercent: 0 },
      { annualMiles: 15_000, residualPercent: 3 },
    ],
    moneyFactors: { excellent: 0.00185, 'very-good': 0.00215 },
    acquisitionFeeCents: 695_00,
    securityDepositCents: 0,
    excessMileCents: 25,
  },
};
