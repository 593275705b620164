import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import {
  firstOpenStep,
  TradeInAnswersSchema,
  type TradeInAnswers,
} from '@forecourt/shared-contracts/trade-in';
import * as v from 'valibot';
import type { TenantStore } from '../db/index.ts';
import { fail, isFailure, rateLimited, type Caller } from '../http/index.ts';
import { lockHolder } from '../visit/index.ts';
import { decidedState } from './decided-state.ts';
import type { TradeInDeps } from './trade-in-deps.ts';
import { mailTradeIn } from './trade-in-mail.ts';
import { findTradeInDraft, recentRequests, replaceTradeIn, type TradeInRow } from './trade-in-rows.ts';
import { ValuationDown, type ValuationRequest } from './trade-in-services.ts';

/** Who requests an offer, and for which answers. */
export interface OfferRequest {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly holder: string;
  readonly caller: Caller | undefined;
  readonly siteOrigin: string;
  readonly draftVersion: number;
}

const hourMs = 60 * 60 * 1000;
/** Offers allowed per hour: per holder, and per email address, so that no one is flooded with mail. */
const limits = { holder: 10, email: 5 } as const;

async function waitSeconds({ store, holder }: OfferRequest, email: string | undefined, now: Date) {
  const since = new Date(now.getTime() - hourMs);
  const counts = [
    [limits.holder, await recentRequests(store, { holder }, since)],
    ...(email === undefined
      ? []
      : [[limits.email, await recentRequests(store, { emailKey: email.toLowerCase() }, since)] as const]),
  ] as const;
  for (const [limit, times] of counts) {
    const oldest = times[limit - 1];
    if (oldest) return Math.max(1, Math.ceil((oldest.getTime() + hourMs - now.getTime()) / 1000));
  }
  return undefined;
}

/** Returns the draft's answers if they are complete and the ones the shopper agreed to. */
async function agreedAnswers({ store, holder, caller, draftVersion }: OfferRequest) {
  const draft = await findTradeInDraft(store, holder);
  if (!draft) return fail('error.tradeIn.incomplete', 'vehicle');
  const open = firstOpenStep(draft.answers, caller?.email !== undefined);
  const parsed = v.safeParse(TradeInAnswersSchema, draft.answers);
  if (open || !parsed.success) return fail('error.tradeIn.incomplete', open ?? 'vehicle');
  return draft.version === draftVersion ? parsed.output : fail('error.tradeIn.draftChanged');
}

async function valued({ services }: TradeInDeps, question: ValuationRequest) {
  try {
    return (await services?.valuation.value(question)) ?? fail('error.tradeIn.valuationDown');
  } catch (error) {
    if (error instanceof ValuationDown) return fail('error.tradeIn.valuationDown');
    throw error;
  }
}

function withoutEmail({ email: _email, ...answers }: TradeInAnswers) {
  return answers;
}

/**
 * Values the vehicle of a draft and stores the result in place of the previous trade-in. Runs in the call's
 * transaction: if the valuation service is unavailable nothing is changed, and the answers are kept.
 */
export async function requestOfferFor(deps: TradeInDeps, request: OfferRequest) {
  const { store, tenant, holder, caller, siteOrigin } = request;
  await lockHolder(store, 'trade-in', holder);
  const now = deps.clock.now();
  const agreed = await agreedAnswers(request);
  if (isFailure(agreed)) return agreed;
  const email = caller?.email ?? agreed.email;
  const wait = await waitSeconds(request, email, now);
  if (wait !== undefined) return rateLimited(wait);
  const answers = withoutEmail(agreed);
  const valuation = await valued(deps, { answers, askedOn: dateOnIn(now, tenant.contact.timeZone) });
  if (isFailure(valuation)) return valuation;
  const row: TradeInRow = await replaceTradeIn(store, {
    id: deps.random.uuid(),
    holder,
    answers,
    email: email ?? null,
    emailKey: email?.toLowerCase() ?? null,
    siteOrigin,
    requestedAt: now,
    ...decidedState(valuation, tenant, now),
  });
  await mailTradeIn(deps.outbox, store, { tenant, row });
  return row;
}
