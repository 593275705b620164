import {
  contractTerms,
  type Contract,
  type ContractState,
  type ContractTerms,
} from '@forecourt/shared-contracts/signing';
import { orderFixture } from './order-fixture.ts';

/** Terms of the contract of {@link orderFixture}'s order. */
export function contractTermsFixture(parts: Partial<ContractTerms> = {}): ContractTerms {
  const order = orderFixture();
  const source = {
    dealType: order.deal.type,
    orderNumber: order.orderNumber,
    dealRefId: order.deal.dealRefId,
    contractOn: '2026-06-15',
    seller: { legalName: 'Northstar Motors LLC', brandName: 'Northstar Motors', phone: '1-800-NORTHST' },
    buyer: { name: 'Ada Buyer', email: 'buyer@example.com' },
    vehicle: order.vehicle,
    price: order.price,
  };
  return { ...contractTerms(source), ...parts };
}

/** A contract that was created, with consent given, ready to be read. */
export function contractFixture(parts: Partial<Contract> = {}): Contract {
  return {
    envelopeId: 'envelope-1',
    status: 'Draft',
    madeAt: '2026-06-15T14:30:00.000Z',
    expiresAt: '2026-06-22T14:30:00.000Z',
    isBegun: false,
    terms: contractTermsFixture(),
    providerUrl: null,
    signatures: [],
    ending: null,
    documentSha256: 'ab12',
    isFinalReady: false,
    ...parts,
  };
}

/** The same with the consent it requires. */
export function contractStateFixture(parts: Partial<Contract> = {}): ContractState {
  return {
    consent: { termsVersion: 1, givenAt: '2026-06-15T14:29:00.000Z' },
    contract: contractFixture(parts),
  };
}

/** What a contract discloses of a loan of $25,000.00 at 6.5 % for 60 months. */
export const disclosureFixture = {
  aprPercent: 6.5,
  financeChargeCents: 434_920,
  amountFinancedCents: 2_500_000,
  totalOfPaymentsCents: 2_934_920,
  totalSalePriceCents: 3_184_920,
  downPaymentCents: 250_000,
  termMonths: 60,
  monthlyPaymentCents: 48_915,
  lastPaymentCents: 48_935,
};
