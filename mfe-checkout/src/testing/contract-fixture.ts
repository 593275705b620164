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
