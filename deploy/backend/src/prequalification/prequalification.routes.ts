import {
  answerPrequalificationQuestions,
  askPrequalificationQuestions,
  deletePrequalification,
  getPrequalification,
  putFullIdentification,
  putPrequalificationPerson,
  repeatPrequalification,
  sendPrequalificationPasscode,
  skipPrequalification,
  submitPrequalification,
  verifyPrequalificationPasscode,
  type Prequalification,
} from '@forecourt/shared-contracts/prequalification';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { Hono } from 'hono';
import type { TenantStore } from '../db/index.ts';
import { fail, isFailure, route, type AppEnv, type Caller, type Failure } from '../http/index.ts';
import { accountHolder, sessionHolder } from '../visit/index.ts';
import { askAgain, submitDetails } from './ask-bureau.ts';
import type { PrequalificationDeps } from './prequalification-deps.ts';
import {
  findPrequalification,
  prequalificationMerger,
  discardPrequalification,
  type PrequalificationRow,
} from './prequalification-rows.ts';
import { currentState, prequalificationView, type PrequalificationVisit } from './prequalification-view.ts';
import { askQuestions, judgeAnswers, sendPasscode, verifyPasscode } from './prove-person.ts';
import { recordSkipped, storeFullIdentification, storePerson, type DetailsInput } from './take-details.ts';

/** The parts of a request that identify the pre-qualification. */
interface Visit {
  readonly caller: Caller | undefined;
  readonly sessionId: string | undefined;
  readonly store: TenantStore;
  readonly tenant: Tenant;
}

type Answer = { prequalification: Prequalification };
type NoVisit = Failure<'error.validation.request'>;

/**
 * Returns the holder, after moving a guest's pre-qualification into their account; undefined without a
 * session id.
 */
async function holderOf({ clock }: PrequalificationDeps, visit: Visit): Promise<string | undefined> {
  const { caller, sessionId } = visit;
  if (!caller) return sessionId && sessionHolder(sessionId);
  if (sessionId) await prequalificationMerger(clock).adopt({ ...visit, sub: caller.sub, sessionId });
  return accountHolder(caller.sub);
}

interface Held {
  readonly holder: string | undefined;
  readonly row: PrequalificationRow | undefined;
}

/** A pre-qualification as its shopper sees it, until there is a person with the ZIP code of the cart (BUY-91). */
async function shownTo(
  deps: PrequalificationDeps,
  viewer: PrequalificationVisit,
  { holder, row }: Held,
): Promise<Prequalification> {
  const view = await prequalificationView(deps, viewer, row);
  if (view.person || holder === undefined) return view;
  return { ...view, knownZip: await deps.cartZip(viewer.store, holder) };
}

/** Applies a call to the visitor's row, and returns the resulting pre-qualification. */
async function withRow<F extends Failure>(
  deps: PrequalificationDeps,
  visit: Visit,
  work: (input: DetailsInput) => Promise<PrequalificationRow | undefined | F>,
): Promise<Answer | F | NoVisit> {
  const holder = await holderOf(deps, visit);
  if (holder === undefined) return fail('error.validation.request', 'x-session-id');
  const { store } = visit;
  const viewer = { store, sub: visit.caller?.sub };
  const row = await findPrequalification(store, holder);
  const state = await currentState(deps, viewer, row);
  const result = await work({ store, holder, row, state });
  if (isFailure(result)) return result;
  return { prequalification: await shownTo(deps, viewer, { holder, row: result as Held['row'] }) };
}

/** `/public/prequalification` and the paths below it (BUY-35, BUY-36, BUY-37). */
export function prequalificationRoutes(deps: PrequalificationDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  route(app, getPrequalification, async (request) => {
    const holder = await holderOf(deps, request);
    const { store, caller } = request;
    const row = holder === undefined ? undefined : await findPrequalification(store, holder);
    return { prequalification: await shownTo(deps, { store, sub: caller?.sub }, { holder, row }) };
  });

  route(app, deletePrequalification, (request) =>
    withRow<never>(deps, request, async ({ store, holder }) => {
      await discardPrequalification(store, holder, deps.clock.now());
      return undefined;
    }),
  );

  route(app, skipPrequalification, (request) =>
    withRow<never>(deps, request, (input) => recordSkipped(deps, input)),
  );

  route(app, putPrequalificationPerson, (request) =>
    withRow(deps, request, (input) =>
      storePerson(deps, { ...input, sub: request.caller?.sub }, request.body),
    ),
  );

  route(app, sendPrequalificationPasscode, (request) =>
    withRow(deps, request, (input) => sendPasscode(deps, { ...input, brandName: request.tenant.brandName })),
  );

  route(app, verifyPrequalificationPasscode, (request) =>
    withRow(deps, request, (input) => verifyPasscode(deps, { ...input, code: request.body.code })),
  );

  route(app, askPrequalificationQuestions, (request) =>
    withRow(deps, request, (input) => askQuestions(deps, input)),
  );

  route(app, answerPrequalificationQuestions, (request) =>
    withRow(deps, request, (input) => judgeAnswers(deps, { ...input, answers: request.body.answers })),
  );

  route(app, putFullIdentification, (request) =>
    withRow(deps, request, (input) =>
      storeFullIdentification(deps, { ...input, tenant: request.tenant }, request.body),
    ),
  );

  route(app, submitPrequalification, (request) =>
    withRow(deps, request, (input) =>
      submitDetails(deps, { ...input, tenant: request.tenant }, request.body.annualIncome),
    ),
  );

  route(app, repeatPrequalification, (request) =>
    withRow(deps, request, (input) => askAgain(deps, { ...input, tenant: request.tenant })),
  );

  return app;
}
