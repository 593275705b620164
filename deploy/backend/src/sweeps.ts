import type { BackendCore } from './composition.ts';
import { sweepFiles } from './documents/index.ts';
import { sweepHandOvers } from './fulfillment/index.ts';
import { removeOldResponses } from './idempotency/index.ts';
import { sweepLeads } from './leads/index.ts';
import { sweepOutbox } from './outbox/index.ts';
import { sweepPrequalifications } from './prequalification/index.ts';
import type { Providers } from './providers.ts';
import { sweepGuests } from './sweep-guests.ts';
import { sweepReviews, sweepTradeIns } from './trade-in/index.ts';

const reviewSweepMs = 15_000;
const hourMs = 60 * 60 * 1000;

/** Starts the recurring work of the domains, removals at once for the first time; returns a function that ends it. */
export function startSweeps(core: BackendCore, { tradeIn: services }: Providers): () => void {
  const { db, tenants, files, clock, random, outbox } = core;
  const removals: Readonly<Record<string, () => Promise<void>>> = {
    'Old idempotent answers': () => removeOldResponses(db, clock.now()),
    'Old documents': () => sweepFiles(db, { files, clock }),
    'Personal data of old pre-qualifications': () => sweepPrequalifications(db, clock.now()),
    'Old choices of guests': () => sweepGuests(db, clock.now()),
    'Old requests of guests': () => sweepLeads(db, clock.now()),
    'Old trade-ins': () => sweepTradeIns(db, clock.now()),
    'Old messages of the outbox': () => sweepOutbox(db, clock.now()),
  };
  const removeAll = () => {
    for (const [what, remove] of Object.entries(removals)) {
      void remove().catch(() => console.error(`${what} could not be removed.`));
    }
  };
  const settleReviews = () =>
    void sweepReviews({ clock, random, outbox, services }, db, tenants).catch(() =>
      console.error('Trade-in reviews could not be settled.'),
    );
  const askAboutHandOvers = () =>
    void sweepHandOvers({ db, tenants, outbox, clock }).catch(() =>
      console.error('Hand-overs that nobody confirmed could not be asked about.'),
    );
  removeAll();
  const timers = [
    setInterval(removeAll, hourMs),
    setInterval(askAboutHandOvers, hourMs),
    setInterval(settleReviews, reviewSweepMs),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
}
