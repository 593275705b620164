import type { ContractTerms } from '@forecourt/shared-contracts/signing';
import { formatCount, formatExactCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import { loanSchedule, type PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../orders/orders.tables.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { textOf } from '../testing/pdf-text.ts';
import { testVin } from '../testing/test-catalog.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { sha256Of } from './ceremony-token.ts';
import { findContractFile } from './contract-rows.ts';
import { makeContractPdf } from './pdf/make-contract-pdf.ts';
import { findSigningPackage } from './signing-package.ts';

let database: Database;
let backend: TestBackend;
beforeAll(async () => {
  database = await openEmptyDatabase();
  backend = testBackend(database.db);
  backend.stock(400);
});
afterAll(() => database.close());

const store = () => tenantStore(database.db, 'northstar');
const client = () => backend.client({ sub: 'demo-northstar' });

async function order(key: string, price: (own: PriceBreakdown) => PriceBreakdown) {
  const asked = { body: { key } };
  const made = await client().send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', asked);
  const isThis = eq(orders.orderNumber, made.body.orderNumber);
  const row = await store().findOne(orders, { where: isThis });
  if (!row) throw new Error('no order');
  await store().update(orders, { price: price(row.price) }, isThis);
  return { ...row, price: price(row.price) };
}

async function contractOf(orderNumber: string, consentLanguage = 'en'): Promise<Uint8Array> {
  await client().send('POST', `/api/contracting/signing/${orderNumber}/consent`, {
    body: { termsVersion: 1, consentLanguage },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const envelopeId = (await findSigningPackage(store(), orderNumber))?.envelopeId ?? '';
  const file = await findContractFile(store(), envelopeId, 'unsigned');
  if (!file) throw new Error('no contract');
  expect(file.sha256).toBe(sha256Of(file.content));
  return file.content;
}

/** Each label with the amount that must follow it. */
const isPrinted = ({ code, amountCents }: PriceBreakdown['lines'][number]) =>
  code !== 'delivery-fee' || amountCents !== 0;

function expected({ lines, salesTaxPercent, state, ...price }: PriceBreakdown): [string, string][] {
  const names: Readonly<Record<string, string>> = {
    'vehicle-price': 'Vehicle price',
    incentives: 'Incentives',
    'document-fee': 'Document fee',
    'acquisition-fee': 'Acquisition fee',
    'sales-tax': `Sales tax (${salesTaxPercent}% in ${state})`,
    'title-registration': 'Title and registration',
    'delivery-fee': 'Pickup or delivery',
  };
  return [
    ...lines
      .filter(isPrinted)
      .map(({ code, amountCents }): [string, string] => [
        names[code] ?? code,
        formatExactCurrency(amountCents),
      ]),
    ['Deposit', formatExactCurrency(price.dueTodayCents)],
    [
      price.purchaseType === 'Finance' ? 'Remaining down payment' : 'after the deposit',
      formatExactCurrency(price.balanceCents),
    ],
  ];
}

describe('the contract shows the amounts of its order, to the cent', () => {
  it('finance: price lines, terms and disclosures', async () => {
    const financed = 2_402_705;
    const loan = { amountCents: financed, aprPercent: 7.49, termMonths: 72 };
    const row = await order('contract-ready', (own) => ({
      ...own,
      purchaseType: 'Finance',
      finance: { ...loan, financedCents: financed, downPaymentCents: 250_001, monthlyPaymentCents: 41_531 },
    }));
    const text = await textOf(await contractOf(row.orderNumber));
    const schedule = loanSchedule(loan);
    const figures: [string, string][] = [
      ...expected(row.price),
      ['Total price', formatExactCurrency(row.price.totalCents)],
      ['Annual percentage rate (APR)', formatPercent(7.49)],
      ['Amount financed', '$24,027.05'],
      ['Finance charge', formatExactCurrency(schedule.interestCents)],
      ['Total of payments', formatExactCurrency(schedule.totalCents)],
      ['Down payment', '$2,500.01'],
      ['Total sale price', formatExactCurrency(250_001 + schedule.totalCents)],
      ['Term', '72 months'],
      ['Monthly payment', '$415.31'],
      ['Final payment', formatExactCurrency(schedule.lastPaymentCents)],
    ];
    for (const [label, figure] of figures) expect(text).toContain(`${label} ${figure}`);
    expect(text).toContain('Retail installment sale contract');
    expect(text).toContain(row.vehicle.vin);
    expect(text).toContain('Test Buyer');
    expect(text).toContain('Seller Northstar Motors Group, Inc. Address ');
    expect(text).toContain('The cost of your credit as a yearly rate.');
    expect(text).toMatch(/Assigned to \(lender\) .+ Address .+ Order/);
    expect(text).not.toContain(row.dealRefId);
  });

  it('cash: one balance, and no credit', async () => {
    const row = await order('cash', (own) => own);
    const text = await textOf(await contractOf(row.orderNumber));
    for (const [label, figure] of expected(row.price)) expect(text).toContain(`${label} ${figure}`);
    expect(text).toContain(`pay the balance of ${formatExactCurrency(row.price.balanceCents)} in full`);
    expect(text).not.toMatch(/\bAPR\b/);
  });

  it.each([
    [0, false],
    [14_900, true],
  ])('a fee of %d cents for pickup or delivery has a line: %s', async (feeCents, isShown) => {
    const row = await order('cash', (own) => ({
      ...own,
      lines: own.lines.map((line) =>
        line.code === 'delivery-fee' ? { ...line, amountCents: feeCents } : line,
      ),
    }));
    expect(row.price.lines.some(({ code }) => code === 'delivery-fee')).toBe(true);
    const text = await textOf(await contractOf(row.orderNumber));
    expect(text.includes('Pickup or delivery $')).toBe(isShown);
  });

  it('is in the language in which the buyer agreed to electronic records', async () => {
    const row = await order('cash', (own) => own);
    const text = await textOf(await contractOf(row.orderNumber, 'es'));
    expect(text).toContain('Contrato de compra de vehículo');
    expect(text).toContain(`Precio total ${formatExactCurrency(row.price.totalCents)}`);
    expect(text).not.toMatch(/Purchase|Seller|Total price|\{\{/i);
  });

  it('a trade-in: the vehicle, its value, its payoff, and the negative equity', async () => {
    const tradeIn = { valueCents: 1_800_000, payoffCents: 2_100_050, equityCents: -300_050 };
    const row = await order('cash', (own) => ({ ...own, tradeIn }));
    const vehicle = { vin: '4T1E3TPM5MB000007', year: 2021, make: 'Toyota', model: 'Camry', trim: 'XLE' };
    await store().update(
      orders,
      { tradeIn: { ...vehicle, mileage: 48_200 } },
      eq(orders.orderNumber, row.orderNumber),
    );
    const text = await textOf(await contractOf(row.orderNumber));
    expect(text).toContain('Trade-in value −$18,000.00');
    expect(text).toContain('Trade-in payoff $21,000.50');
    expect(text).toContain('Vehicle you are trading in 2021 Toyota Camry XLE');
    expect(text).toContain('Its identification number 4T1E3TPM5MB000007');
    expect(text).toContain('Amount owed above its value $3,000.50');
    expect(text).toContain('We pay its payoff to its lender.');
  });

  it('lease: what is due at signing and the payment, each adding up, with money factor and residual', async () => {
    backend.catalog.put(testVin(40), { condition: 'New', priceCents: 3_950_000 });
    const row = await order('lease', (own) => own);
    const text = await textOf(await contractOf(row.orderNumber));
    for (const [label, figure] of expected(row.price)) expect(text).toContain(`${label} ${figure}`);
    const lease = row.price.lease!;
    const money = formatExactCurrency;
    for (const [label, figure] of [
      ['Gross capitalized cost', money(row.price.totalCents)],
      ['First monthly payment', money(lease.monthlyPaymentCents)],
      ['Total due at signing', money(lease.dueAtSigningCents)],
      ['Adjusted capitalized cost', money(lease.adjustedCapCostCents)],
      ['Residual value at the end', money(-lease.residualCents)],
      ['Base monthly payment', money(lease.basePaymentCents)],
      ['Total monthly payment', money(lease.monthlyPaymentCents)],
      ['Total of payments', money(lease.totalOfPaymentsCents)],
      ['Money factor', String(lease.moneyFactor)],
      ['Annual miles', formatCount(lease.annualMiles)],
      ['Term', `${lease.termMonths} months`],
    ]) {
      expect(text).toContain(`${label} ${figure}`);
    }
    expect(text).toContain('This is a lease');
    expect(text).not.toMatch(/lease schedule|\bAPR\b/);
  });

  it('a lease from before its figures were stored refers to the schedule of the lessor', async () => {
    const row = await order('lease', (own) => ({ ...own, lease: undefined }));
    const text = await textOf(await contractOf(row.orderNumber));
    expect(text).toContain("The lessor's lease schedule");
    expect(text).not.toContain('Monthly payment $');
  });
});

it('the final copy has both signatures and the evidence: who, when, hash, envelope', async () => {
  const { orderNumber } = await order('contract-signed', (own) => own);
  const path = `/api/contracting/signing/${orderNumber}/contract.pdf?copy=final`;
  const answer = await backend.app.request(path, {
    headers: { 'x-forecourt-tenant': 'northstar', 'x-auth-token': 'northstar.demo-northstar' },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain(`contract-${orderNumber}-signed.pdf`);
  const signing = await findSigningPackage(store(), orderNumber);
  const unsigned = await findContractFile(store(), signing?.envelopeId ?? '', 'unsigned');
  const text = await textOf(new Uint8Array(await answer.arrayBuffer()));
  if (!signing?.buyerSignedAt || !signing.dealerSignedAt || !unsigned) throw new Error('not signed');
  for (const evidence of [
    signing.envelopeId,
    unsigned.sha256,
    signing.buyerName,
    signing.dealerName,
    signing.buyerSignedAt.toISOString(),
    signing.dealerSignedAt.toISOString(),
    'Evidence of the electronic signatures',
  ]) {
    expect(text).toContain(evidence);
  }
});

it('the same terms produce the same bytes, in any script', async () => {
  const signing = await findSigningPackage(
    store(),
    (await order('contract-signed', (own) => own)).orderNumber,
  );
  const own = signing?.terms as ContractTerms;
  const terms = { ...own, buyer: { name: 'Łukasz Ğül Ωμέγα', email: null } };
  const facts = { envelopeId: 'E', madeAt: backend.clock.now(), language: 'en' };
  const [one, other] = await Promise.all([makeContractPdf(terms, facts), makeContractPdf(terms, facts)]);
  expect(sha256Of(one)).toBe(sha256Of(other));
  expect(await textOf(one)).toContain('Łukasz Ğül Ωμέγα');
});
