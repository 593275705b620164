import { fileURLToPath } from 'node:url';
import { estimatedPayment } from '@forecourt/backend/inventory/estimated-payment.ts';
import { readTenants } from '@forecourt/backend/tenants/index.ts';
import { textTable } from '@forecourt/releases';
import { priceBreakdown } from '@forecourt/shared-contracts/pricing';
import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';
import { circumstances, reportResults } from './results-file.ts';
import { spreadOf } from './spread.ts';

/**
 * The payments of a page of 24 vehicles, as its cards show them: estimated ones, and whole breakdowns of loan, lease
 * and cash with a trade-in. Each run has other prices. The target is 5 ms for 24.
 * Usage: `tsx deploy/bench/src/card-payments.ts [runs]`, by default 1000.
 */
const runs = Number(process.argv[2] ?? 1000);
const cards = 24;
/** Runs that are not counted, while the code is still being compiled. */
const warmUps = 100;

type Work = (priceCents: number, settings: PaymentSettings) => unknown;

const breakdown =
  (purchaseType: 'Finance' | 'Lease' | 'Cash'): Work =>
  (priceCents, settings) =>
    priceBreakdown({
      purchaseType,
      priceCents,
      msrpCents: priceCents + 150_000,
      incentivesCents: 50_000,
      deliveryFeeCents: 0,
      condition: 'New',
      state: settings.homeState,
      settings,
    });

const works: Readonly<Record<string, Work>> = {
  'estimated payments': (priceCents, settings) =>
    estimatedPayment({ condition: 'Used', priceCents, incentivesCents: 50_000 }, settings),
  'breakdowns of a loan': breakdown('Finance'),
  'breakdowns of a lease': breakdown('Lease'),
  'breakdowns of a purchase for cash': breakdown('Cash'),
};

function measure(work: Work, settings: PaymentSettings): number[] {
  const timesMs: number[] = [];
  for (let run = -warmUps; run < runs; run += 1) {
    const begunMs = performance.now();
    for (let card = 0; card < cards; card += 1)
      work(1_500_000 + (run + warmUps) * 100 + card * 75_000, settings);
    if (run >= 0) timesMs.push(performance.now() - begunMs);
  }
  return timesMs;
}

const begun = circumstances(Date.now());
const tenants = readTenants(fileURLToPath(new URL('../../releases/tenants', import.meta.url)));
const settings = tenants.byId('northstar')?.payment;
if (!settings) throw new Error('the tenant northstar is missing');
const measured = Object.entries(works).map(([what, work]) => ({
  what,
  ...spreadOf(measure(work, settings)),
}));
const rows = measured.map(({ what, p50, p95, p99, most }) => [
  `${cards} ${what}`,
  ...[p50, p95, p99, most].map((ms) => `${ms.toFixed(2)} ms`),
]);
reportResults({
  name: 'payments',
  title: 'Payments',
  note: `${begun} ${runs} runs, each with other prices.`,
  tables: [textTable([['what', 'p50', 'p95', 'p99', 'most'], ...rows])],
  data: measured,
});
