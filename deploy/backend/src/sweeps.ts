import { forgetDecision } from './commerce/index.ts';
import type { BackendCore } from './composition.ts';
import { sweepApplications } from './credit-application/index.ts';
import { sweepFiles } from './documents/index.ts';
import { sweepHandOvers } from './fulfillment/index.ts';
import { removeOldResponses } from './idempotency/index.ts';
import { startJob, type Job } from './jobs/index.ts';
import { sweepLeads } from './leads/index.ts';
import { sweepOutbox } from './outbox/index.ts';
import { sweepPrequalifications } from './prequalification/index.ts';
import { remindRequests } from './privacy/index.ts';
import type { Providers } from './providers.ts';
import type { Sealer } from './secrets/index.ts';
import { sweepGuests } from './sweep-guests.ts';
import { sweepReviews, sweepTradeIns } from './trade-in/index.ts';

const reviewSweepMs = 15_000;
const hourMs = 60 * 60 * 1000;

/** What the recurring work is done with. */
interface SweepsCore extends BackendCore {
  readonly sealer: Sealer;
}

/**
 * Starts the recurring work of the domains, removals at once for the first time. Each is a job of its own, so that none waits for another.
 * Returns a function that ends it.
 */
export function startSweeps(core: SweepsCore, { tradeIn: services }: Providers): () => Promise<void> {
  const { db, tenants, files, clock, random, outbox, sealer } = core;
  const removals: Readonly<Record<string, Job['work']>> = {
    'old idempotent answers': () => removeOldResponses(db, clock.now()),
    'old documents': () => sweepFiles(db, { files, clock }),
    'personal data of old pre-qualifications': () => sweepPrequalifications(db, clock.now()),
    'old credit applications': () => sweepApplications({ db, clock, sealer, forgetDecision }),
    'old choices of guests': () => sweepGuests(db, clock.now()),
    'old requests of guests': () => sweepLeads(db, clock.now()),
    'old trade-ins': () => sweepTradeIns(db, clock.now()),
    'old messages of the outbox': () => sweepOutbox(db, clock.now()),
  };
  const reviewing = { clock, random, outbox, services };
  const jobs: readonly Job[] = [
    ...Object.entries(removals).map(([name, work]) => ({ name, work, everyMs: hourMs, isAtOnce: true })),
    {
      ...{ name: 'unconfirmed hand-overs', everyMs: hourMs },
      work: () => sweepHandOvers({ db, tenants, outbox, clock }),
    },
    {
      ...{ name: 'due privacy requests', everyMs: hourMs, isAtOnce: true },
      work: () => remindRequests({ db, tenants, outbox, clock }),
    },
    {
      ...{ name: 'trade-in reviews', everyMs: reviewSweepMs },
      work: () => sweepReviews(reviewing, db, tenants),
    },
  ];
  const ends = jobs.map(startJob);
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}
