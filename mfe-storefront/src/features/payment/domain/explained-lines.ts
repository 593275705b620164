import type { PriceLine } from '@forecourt/shared-contracts/pricing';

interface ExplainedLine {
  readonly code: Exclude<PriceLine['code'], 'incentives'>;
  readonly amountCents: number;
}

/**
 * Returns the lines of a price, beginning with the vehicle price that its page shows: the one after incentives (SHOP-34), which are named
 * there on the way to it. The lines add up to the same total.
 */
export function explainedLines(lines: readonly PriceLine[]): readonly ExplainedLine[] {
  const savedCents = lines.find(({ code }) => code === 'incentives')?.amountCents ?? 0;
  return lines.flatMap(({ code, amountCents }) =>
    code === 'incentives'
      ? []
      : [{ code, amountCents: code === 'vehicle-price' ? amountCents + savedCents : amountCents }],
  );
}
