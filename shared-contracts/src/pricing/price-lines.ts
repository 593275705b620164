import type { StateFees } from '../tenant/index.ts';
import { protectionCents, type PriceInput } from './price-input.ts';
import type { PriceLine } from './price-schema.ts';
import { percentOfCents } from './rounding.ts';

/** Sum of the lines, which equals the displayed total. */
export function sumOfLines(lines: readonly PriceLine[]): number {
  return lines.reduce((total, line) => total + line.amountCents, 0);
}

const line = (code: PriceLine['code'], amountCents: number): PriceLine => ({ code, amountCents });
const unlessZero = (code: PriceLine['code'], amountCents: number) =>
  amountCents === 0 ? [] : [line(code, amountCents)];

/** How much of a trade-in's value lowers the taxable price (PRICE-37); the equity is irrelevant (PRICE-38). */
export function tradeInCreditCents(rules: StateFees, valueCents: number): number {
  const credit = rules.tradeInCredit ?? { mode: 'none' };
  switch (credit.mode) {
    case 'full':
      return valueCents;
    case 'capped':
      return Math.min(valueCents, credit.capCents);
    case 'none':
      return 0;
  }
}

/** The taxable amount: price and taxed fees, less the state's deductions; never below zero. */
function taxableCents(input: PriceInput, rules: StateFees, lines: readonly PriceLine[]): number {
  const taxed = rules.taxedFees ?? ['document-fee'];
  const fees = lines.filter(({ code }) => taxed.some((one) => one === code));
  const isRebateTaxed = rules.rebateTax === 'after-tax';
  const rebate = isRebateTaxed ? 0 : input.incentivesCents;
  const credit = tradeInCreditCents(rules, input.tradeIn?.valueCents ?? 0);
  return Math.max(0, input.priceCents - rebate + sumOfLines(fees) - credit);
}

/**
 * The lines of a cash or finance price: vehicle, incentives, fees, protection and the sales tax, which is computed once on the whole
 * taxable amount of the one jurisdiction (PRICE-5).
 */
export function saleLines(input: PriceInput, rules: StateFees): PriceLine[] {
  const before = [
    line('vehicle-price', input.priceCents),
    ...(input.incentivesCents > 0 ? [line('incentives', -input.incentivesCents)] : []),
    line('document-fee', input.settings.documentFeeCents),
    ...unlessZero('protection', protectionCents(input)),
  ];
  const after = [
    line('title-registration', rules.titleRegistrationCents),
    line('delivery-fee', input.deliveryFeeCents),
  ];
  const taxable = taxableCents(input, rules, [...before, ...after]);
  return [...before, line('sales-tax', percentOfCents(taxable, rules.salesTaxPercent)), ...after];
}

/** The capitalized lines of a lease: vehicle, incentives, document and acquisition fee, protection (PRICE-47). */
export function leaseLines(input: PriceInput, acquisitionFeeCents: number): PriceLine[] {
  return [
    line('vehicle-price', input.priceCents),
    ...(input.incentivesCents > 0 ? [line('incentives', -input.incentivesCents)] : []),
    line('document-fee', input.settings.documentFeeCents),
    line('acquisition-fee', acquisitionFeeCents),
    ...unlessZero('protection', protectionCents(input)),
  ];
}
