import { isValidVin } from '@forecourt/shared-contracts/inventory';
import {
  applyTradeIn,
  clearTradeInAnswers,
  decodeVin,
  getAppliedTradeIn,
  getTradeIn,
  listLenders,
  listTradeInChoices,
  putPayoff,
  removeTradeIn,
  requestOffer,
  saveTradeInAnswers,
  type TradeInState,
} from '@forecourt/shared-contracts/trade-in';
import { Hono } from 'hono';
import { fail, isFailure, route, type AppEnv } from '../http/index.ts';
import { currentYearOf } from './current-year.ts';
import { amountsOf } from './trade-in-amounts.ts';
import { requestOfferFor } from './request-offer.ts';
import { setPayoff } from './set-payoff.ts';
import { settleReview } from './settle-review.ts';
import type { TradeInDeps } from './trade-in-deps.ts';
import { tradeInHolder, type TradeInVisitor } from './trade-in-holder.ts';
import {
  endTradeIn,
  findTradeInDraft,
  findTradeIn,
  moveTradeIn,
  removeDraft,
  saveAnswers,
} from './trade-in-rows.ts';
import { tradeInView } from './trade-in-view.ts';

const nothing: TradeInState = { tradeIn: null, draft: null, isEmailNeeded: true };
const noSession = () => fail('error.validation.request', 'x-session-id');

/** Trade-ins: the vehicle, its answers (BUY-13), its offer (BUY-16) and its payoff (BUY-25). */
export function tradeInRoutes(deps: TradeInDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const current = async (visitor: TradeInVisitor, holder: string) => {
    const { store, tenant } = visitor;
    const row = await findTradeIn(store, holder);
    return row && settleReview(deps, { store, tenant, row });
  };
  const stateOf = async (visitor: TradeInVisitor, holder: string): Promise<TradeInState> => {
    const row = await current(visitor, holder);
    return {
      tradeIn: row ? tradeInView(row, deps.clock.now()) : null,
      draft: await findTradeInDraft(visitor.store, holder),
      isEmailNeeded: visitor.caller?.email === undefined,
    };
  };

  route(app, getTradeIn, async (request) => {
    const holder = await tradeInHolder(request);
    return holder === undefined ? nothing : stateOf(request, holder);
  });

  route(app, getAppliedTradeIn, async (request) => {
    const holder = await tradeInHolder(request);
    const row = holder === undefined ? undefined : await findTradeIn(request.store, holder);
    return { tradeIn: (row && amountsOf(tradeInView(row, deps.clock.now()))) ?? null };
  });

  vehicleRoutes(app, deps);
  draftRoutes(app, { deps, stateOf });

  route(app, requestOffer, async (request) => {
    const holder = await tradeInHolder(request);
    if (holder === undefined) return noSession();
    const { draftVersion } = request.body;
    const asked = await requestOfferFor(deps, { ...request, holder, draftVersion });
    return isFailure(asked) ? asked : stateOf(request, holder);
  });

  route(app, removeTradeIn, async (request) => {
    const holder = await tradeInHolder(request);
    if (holder === undefined) return noSession();
    await endTradeIn(request.store, holder, { at: deps.clock.now(), because: 'REMOVED' });
    await removeDraft(request.store, holder);
    return stateOf(request, holder);
  });

  route(app, applyTradeIn, async (request) => {
    const holder = await tradeInHolder(request);
    const row = holder === undefined ? undefined : await current(request, holder);
    if (holder === undefined || !row) return fail('error.tradeIn.notAvailable');
    const view = tradeInView(row, deps.clock.now());
    if (view.status !== 'Available') return fail('error.tradeIn.notAvailable');
    if (view.equityCents === null) return fail('error.tradeIn.payoffMissing');
    const at = deps.clock.now();
    if (row.appliedAt === null) await moveTradeIn(request.store, row, { at, change: { appliedAt: at } });
    return stateOf(request, holder);
  });

  route(app, putPayoff, async (request) => {
    const holder = await tradeInHolder(request);
    const row = holder === undefined ? undefined : await current(request, holder);
    if (holder === undefined || !row) return fail('error.tradeIn.noPayoffNeeded');
    const failed = await setPayoff(deps, { store: request.store, tenant: request.tenant, row }, request.body);
    return failed ?? stateOf(request, holder);
  });

  return app;
}

interface DraftParts {
  readonly deps: TradeInDeps;
  stateOf(visitor: TradeInVisitor, holder: string): Promise<TradeInState>;
}

/** The answers that have not been submitted yet. */
function draftRoutes(app: Hono<AppEnv>, { deps, stateOf }: DraftParts): void {
  route(app, saveTradeInAnswers, async (request) => {
    const holder = await tradeInHolder(request);
    if (holder === undefined) return noSession();
    await saveAnswers(request.store, holder, { answers: request.body, at: deps.clock.now() });
    return stateOf(request, holder);
  });

  route(app, clearTradeInAnswers, async (request) => {
    const holder = await tradeInHolder(request);
    if (holder === undefined) return noSession();
    await removeDraft(request.store, holder);
    return stateOf(request, holder);
  });
}

/** Requests that need no trade-in: vehicles and lenders. */
function vehicleRoutes(app: Hono<AppEnv>, { services, clock }: TradeInDeps): void {
  route(app, decodeVin, async ({ params: { vin }, tenant }) => {
    const read = await services?.vins.decode(vin, currentYearOf(tenant, clock));
    const vehicle = read ? { ...read, trims: [...read.trims] } : null;
    return { vin, isCheckDigitRight: isValidVin(vin), vehicle };
  });

  route(app, listTradeInChoices, async ({ query, tenant }) => {
    const choices = await services?.vins.choices(query, currentYearOf(tenant, clock));
    return choices ?? { years: [], makes: [], models: [], trims: [] };
  });

  route(app, listLenders, async () => ({ lenders: [...((await services?.payoffs.lenders()) ?? [])] }));
}
