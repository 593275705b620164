import * as v from 'valibot';
import { expect, it } from 'vitest';
import { TenantSchema, type Tenant } from '@forecourt/shared-contracts/tenant';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { decimalFaults } from './decimal-faults.ts';

type Payment = Tenant['payment'];
type Lease = NonNullable<Payment['lease']>;

const { payment } = v.parse(TenantSchema, sampleTenant('harbor'));

function lease(changes: (settings: Lease) => Partial<Lease>): Partial<Payment> {
  if (!payment.lease) throw new Error('The sample tenant has a lease.');
  return { lease: { ...payment.lease, ...changes(payment.lease) } };
}

const withFactor = (excellent: number) =>
  lease(({ moneyFactors }) => ({ moneyFactors: { ...moneyFactors, excellent } }));
const withResidual = (residualPercent: number) =>
  lease(({ terms }) => ({
    terms: terms.map((term, at) => (at === 1 ? { ...term, residualPercent } : term)),
  }));
const withApr = (used: number): Partial<Payment> => ({
  creditTiers: payment.creditTiers.map((tier, at) =>
    at === 0 ? { ...tier, aprPercent: { ...tier.aprPercent, used } } : tier,
  ),
});
const withTax = (salesTaxPercent: number): Partial<Payment> => ({
  states: payment.states.map((state, at) => (at === 2 ? { ...state, salesTaxPercent } : state)),
});

it.each<[string, Partial<Payment>]>([
  ['the samples', {}],
  ['a money factor with seven', withFactor(0.0019375)],
  ['a tiny money factor', withFactor(0.0000001)],
  ['an APR with four', withApr(7.6875)],
  ['a sales tax with four', withTax(6.3501)],
])('decimals that prices count are no fault: %s', (_row, changes) =>
  expect(decimalFaults({ payment: { ...payment, ...changes } })).toEqual([]),
);

it.each<[string, Partial<Payment>, string]>([
  [
    'a money factor with eight',
    withFactor(0.00193751),
    'payment.lease.moneyFactors.excellent: 0.00193751 has more than 7 decimals, which prices do not count',
  ],
  [
    'a money factor that is nothing but rounded',
    withFactor(0.00000001),
    'payment.lease.moneyFactors.excellent: ',
  ],
  [
    'an APR with five',
    withApr(7.68755),
    'payment.creditTiers.0.aprPercent.used: 7.68755 has more than 4 decimals, which prices do not count',
  ],
  ['a sales tax with five', withTax(6.35001), 'payment.states.2.salesTaxPercent: '],
  ['a residual with five', withResidual(58.00001), 'payment.lease.terms.1.residualPercent: '],
])('more decimals are refused: %s', (_row, changes, fault) => {
  const faults = decimalFaults({ payment: { ...payment, ...changes } });
  expect(faults).toEqual([expect.stringContaining(fault)]);
});
