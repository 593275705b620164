import { addDays } from '@forecourt/shared-contracts/formats';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import {
  owesPayoff,
  payoffDays,
  payoffQuote,
  type PayoffLender,
  type Payoff,
  type PayoffRequestSchema,
} from '@forecourt/shared-contracts/trade-in';
import type * as v from 'valibot';
import type { TenantStore } from '../db/index.ts';
import { fail, isFailure, rateLimited } from '../http/index.ts';
import { lockHolder } from '../visit/index.ts';
import { currentYearOf } from './current-year.ts';
import type { TradeInDeps } from './trade-in-deps.ts';
import { findTradeIn, moveTradeIn, updateTradeIn, type TradeInRow } from './trade-in-rows.ts';
import { tradeInView } from './trade-in-view.ts';

type Asked = v.InferOutput<typeof PayoffRequestSchema>;
type AskedQuote = Extract<Asked, { kind: 'quote' }>;

interface PayoffInput {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly row: TradeInRow;
}

const hourMs = 60 * 60 * 1000;
/** Queries to lenders per hour, so that no one can guess four digits. */
const triesPerHour = 5;

/** Counts a query; returns the seconds until another is allowed if this one is too many. Concurrent ones are counted one by one. */
function countTry({ store, row: { holder } }: PayoffInput, now: Date): Promise<number | undefined> {
  return store.transaction(async (inner) => {
    await lockHolder(inner, 'trade-in', holder);
    const row = await findTradeIn(inner, holder);
    if (!row) return undefined;
    const since = row.payoffTriesSince?.getTime() ?? 0;
    const isOver = since + hourMs <= now.getTime();
    if (!isOver && row.payoffTries >= triesPerHour) return Math.ceil((since + hourMs - now.getTime()) / 1000);
    const change = isOver ? { payoffTries: 1, payoffTriesSince: now } : { payoffTries: row.payoffTries + 1 };
    await updateTradeIn(inner, row.id, change);
    return undefined;
  });
}

/** Whether a VIN may be that of the offer's vehicle: the decoded data does not contradict it. */
async function isOfVehicle(
  { services, clock }: TradeInDeps,
  { row, tenant }: PayoffInput,
  vin: string,
): Promise<boolean> {
  const { vehicle } = row.answers;
  if (vehicle.vin === vin) return true;
  const read = await services?.vins.decode(vin, currentYearOf(tenant, clock));
  if (!read) return true;
  return (
    read.year === vehicle.year &&
    read.make === vehicle.make &&
    (read.model ?? vehicle.model) === vehicle.model
  );
}

async function lenderOf(
  { services }: TradeInDeps,
  { lenderId }: AskedQuote,
): Promise<PayoffLender | undefined> {
  return (await services?.payoffs.lenders())?.find(({ id }) => id === lenderId);
}

async function askLender(deps: TradeInDeps, setting: PayoffInput, asked: AskedQuote) {
  const now = deps.clock.now();
  const lender = await lenderOf(deps, asked);
  if (!lender) return fail('error.tradeIn.unknownLender', 'lenderId');
  if (!(await isOfVehicle(deps, setting, asked.vin))) return fail('error.tradeIn.otherVehicle', 'vin');
  const wait = await countTry(setting, now);
  if (wait !== undefined) return rateLimited(wait);
  const { vin, accountLast4, lastName, ssnLast4 } = asked;
  const answer = await deps.services?.payoffs.ask({ lender, vin, accountLast4, lastName, ssnLast4 });
  if (answer?.kind !== 'loan') {
    return fail(answer?.kind === 'not-found' ? 'error.tradeIn.loanNotFound' : 'error.tradeIn.lookupFailed');
  }
  const { payoffCents, perDiemCents } = payoffQuote(answer.loan);
  const todayOn = dateOnIn(now, setting.tenant.contact.timeZone);
  const payoff: Payoff = {
    source: 'quote',
    lenderName: lender.name,
    accountLast4,
    payoffCents,
    balanceCents: answer.loan.balanceCents,
    perDiemCents,
    goodThroughOn: addDays(todayOn, payoffDays),
  };
  return { payoff, vin };
}

/**
 * Sets the payoff on the vehicle of an available offer, as quoted by the lender or estimated by the shopper.
 */
export async function setPayoff(deps: TradeInDeps, setting: PayoffInput, asked: Asked) {
  const { store, row } = setting;
  const at = deps.clock.now();
  const isFor = tradeInView(row, at).status === 'Available' && owesPayoff(row.answers.ownership);
  if (!isFor) return fail('error.tradeIn.noPayoffNeeded');
  if (asked.kind === 'estimate') {
    const payoff: Payoff = {
      source: 'estimate',
      lenderName: asked.lenderName || null,
      accountLast4: null,
      payoffCents: asked.payoffCents,
      balanceCents: null,
      perDiemCents: null,
      goodThroughOn: null,
    };
    await moveTradeIn(store, row, { at, change: { payoff }, details: ['payoff-estimated'] });
    return undefined;
  }
  const quoted = await askLender(deps, setting, asked);
  if (isFailure(quoted)) return quoted;
  const { vehicle } = row.answers;
  const answers = { ...row.answers, vehicle: { ...vehicle, vin: quoted.vin } };
  const change = { payoff: quoted.payoff, answers };
  await moveTradeIn(store, row, { at, change, details: ['payoff-quoted'] });
  return undefined;
}
