import { describe, expect, it } from 'vitest';
import { depositPlan, nextPaymentCents, paymentPlan, type PaymentPlanInput } from './payment-plan.ts';

/** The sample tenant (SITE-35): card limit 7000, bank limit 6500. */
const limits = { cardLimitCents: 700_000, bankLimitCents: 650_000 };

function finance(depositCents: number, restCents: number, paidCents = 0): PaymentPlanInput {
  const price = { dueTodayCents: depositCents, balanceCents: restCents };
  return { dealType: 'Finance', price, limits, paidCents };
}
/** PRICE-43: 31,027.05 out the door, less 4,500.00 equity, is 26,527.05. */
const cash = (paidCents = 0): PaymentPlanInput => ({
  dealType: 'Cash',
  price: { dueTodayCents: 50_000, balanceCents: 2_602_705 },
  limits,
  paidCents,
});

describe('finance and lease: deposit plus down payment not yet paid (PRICE-42)', () => {
  it.each([
    ['the deposit alone', 50_000, 0, true, [50_000]],
    ['deposit and rest of a down payment of 2,500', 50_000, 200_000, true, [250_000]],
    ['6,500.00, the bank limit', 50_000, 600_000, true, [650_000]],
    ['6,500.01, card whole or two bank payments', 50_000, 600_001, true, [650_000, 1]],
    ['7,000.00, the card limit', 50_000, 650_000, true, [650_000, 50_000]],
    ['7,000.01, bank only', 50_000, 650_001, false, [650_000, 50_001]],
    ['13,000.00, two bank payments', 50_000, 1_250_000, false, [650_000, 650_000]],
    ['13,000.01, three', 50_000, 1_250_001, false, [650_000, 650_000, 1]],
  ])('%s', (_row, deposit, rest, isCardAllowed, bankPartsCents) => {
    const plan = paymentPlan(finance(deposit, rest));
    expect(plan.options).toEqual([
      { portion: 'due-now', amountCents: deposit + rest, isCardAllowed, bankPartsCents },
    ]);
    expect(plan).toMatchObject({ dueNowCents: deposit + rest, owedCents: deposit + rest });
  });

  it('money received is subtracted once, and may make the card available again', () => {
    const plan = paymentPlan(finance(50_000, 1_250_000, 650_000));
    expect(plan).toMatchObject({ dueNowRestCents: 650_000, paidCents: 650_000 });
    expect(plan.options).toEqual([
      { portion: 'due-now', amountCents: 650_000, isCardAllowed: true, bankPartsCents: [650_000] },
    ]);
  });

  it('everything received: no options', () => {
    expect(paymentPlan(finance(50_000, 200_000, 250_000))).toMatchObject({ dueNowRestCents: 0, options: [] });
  });
});

describe('cash: the deposit by card or bank, or everything by bank', () => {
  it('nothing paid', () => {
    const plan = paymentPlan(cash());
    expect(plan).toMatchObject({ dueNowCents: 50_000, owedCents: 2_652_705, downPaymentRestCents: 0 });
    expect(plan.options).toEqual([
      { portion: 'due-now', amountCents: 50_000, isCardAllowed: true, bankPartsCents: [50_000] },
      {
        portion: 'everything',
        amountCents: 2_652_705,
        isCardAllowed: false,
        bankPartsCents: [650_000, 650_000, 650_000, 650_000, 52_705],
      },
    ]);
  });

  it('the deposit is subtracted once: the balance remains', () => {
    const plan = paymentPlan(cash(50_000));
    expect(plan.owedRestCents).toBe(2_602_705);
    expect(plan.options.map(({ portion, amountCents }) => [portion, amountCents])).toEqual([
      ['everything', 2_602_705],
    ]);
  });

  it('paid in full, or overpaid by a cent', () => {
    expect(paymentPlan(cash(2_652_705)).options).toEqual([]);
    expect(paymentPlan(cash(2_652_706))).toMatchObject({ owedRestCents: 0, options: [] });
  });
});

it('every list of bank payments adds up to its amount, none above the limit', () => {
  for (let cents = 1; cents < 3_000_000; cents += 49_999) {
    const [option] = paymentPlan(finance(cents, 0)).options;
    const parts = option?.bankPartsCents ?? [];
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
    expect(Math.max(...parts)).toBeLessThanOrEqual(limits.bankLimitCents);
  }
});

it.each([
  ['card within its limit', 300_000, 'card', 300_000],
  ['card above its limit', 700_001, 'card', undefined],
  ['bank above its limit: the first part', 700_001, 'bank', 650_000],
] as const)('the next payment: %s', (_row, cents, method, expected) => {
  expect(nextPaymentCents(paymentPlan(finance(cents, 0)).options[0], method)).toBe(expected);
});

it.each([
  ['nothing paid', 0, 50_000],
  ['a part paid', 20_000, 30_000],
  ['paid', 50_000, 0],
  ['more than the deposit paid', 90_000, 0],
])('before the contract only the deposit: %s', (_row, paidCents, restCents) => {
  for (const plan of [paymentPlan(finance(50_000, 1_250_000, paidCents)), paymentPlan(cash(paidCents))]) {
    const deposit = depositPlan(plan, limits);
    expect(deposit).toMatchObject({ dueNowCents: 50_000, dueNowRestCents: restCents });
    expect(deposit.options.map(({ portion, amountCents }) => [portion, amountCents])).toEqual(
      restCents > 0 ? [['deposit', restCents]] : [],
    );
  }
});
