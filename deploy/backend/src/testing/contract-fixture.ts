import type { ContractTerms } from '@forecourt/shared-contracts/signing';
import type { SigningEvidence } from '../signing/pdf/signing-evidence.ts';

const at = new Date('2026-06-15T12:00:00Z');
/** What makes a contract of these terms. */
export const contractFacts = { envelopeId: 'E-1', madeAt: at, language: 'en' };

/** A purchase on credit with negative equity: every kind of section. */
export const contractFixture: ContractTerms = {
  kind: 'Finance',
  orderNumber: '10001',
  dealRefId: 'D1',
  contractOn: '2026-06-15',
  seller: { legalName: 'Northstar Motors Group, Inc.', brandName: 'Northstar', phone: '1-800-NORTHST' },
  buyer: { name: 'Ann Lee', email: 'ann@example.com', address: '1 Main St, Austin, TX 78701' },
  vehicle: {
    vin: '4T1E3TPM5MB000007',
    stockNumber: 'N7',
    year: 2024,
    make: 'Toyota',
    model: 'Camry',
    trim: 'XLE',
    condition: 'Used',
    mileage: 12_000,
  },
  state: 'TX',
  salesTaxPercent: 6.25,
  lines: [
    { code: 'vehicle-price', amountCents: 3_000_000 },
    { code: 'sales-tax', amountCents: 187_500 },
  ],
  totalCents: 3_187_500,
  depositCents: 50_000,
  balanceCents: 200_000,
  tradeIn: {
    valueCents: 1_800_000,
    payoffCents: 2_100_000,
    equityCents: -300_000,
    vehicle: { vin: null, year: 2021, make: 'Toyota', model: 'Camry', trim: 'XLE', mileage: 48_200 },
  },
  finance: {
    aprPercent: 7.49,
    financeChargeCents: 500_000,
    amountFinancedCents: 2_900_000,
    totalOfPaymentsCents: 3_400_000,
    totalSalePriceCents: 3_600_000,
    downPaymentCents: 200_000,
    termMonths: 72,
    monthlyPaymentCents: 47_222,
    lastPaymentCents: 47_238,
  },
};

/** The evidence of both signatures of that contract. */
export const evidenceFixture: SigningEvidence = {
  envelopeId: 'E-1',
  orderNumber: '10001',
  unsignedSha256: 'ab'.repeat(32),
  sellerName: 'Northstar Motors Group, Inc.',
  language: 'en',
  consent: { termsVersion: 1, givenAt: at },
  openedAt: at,
  buyer: { name: 'Ann Lee', email: 'ann@example.com', signedAt: at },
  dealer: { name: 'Northstar sales office', signedAt: at },
};
