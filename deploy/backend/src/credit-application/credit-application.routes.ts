import {
  getCreditApplication,
  previewApplicationPrice,
  putCreditApplication,
  startCreditApplication,
  submitCreditApplication,
  type Answers,
} from '@forecourt/shared-contracts/credit-application';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { Hono } from 'hono';
import type { TenantStore } from '../db/index.ts';
import { fail, isFailure, route, type AppEnv, type Caller } from '../http/index.ts';
import type { ApplicationDeps, Buyer } from './application-deps.ts';
import { answersOf, findDraft, findOwn } from './application-rows.ts';
import { applicationView } from './application-view.ts';
import { changeApplication } from './change-application.ts';
import { previewPrice } from './preview-price.ts';
import { startApplication } from './start-application.ts';
import { submitApplication } from './submit-application.ts';

interface Requested {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  requireCaller(): Caller;
}

const buyerOf = ({ store, tenant, requireCaller }: Requested): Buyer => ({
  store,
  tenant,
  caller: requireCaller(),
});

/** `/api/credit-applications`: one draft per account, visible only to its owner. */
export function creditApplicationRoutes(deps: ApplicationDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  route(app, getCreditApplication, async (request) => {
    const buyer = buyerOf(request);
    const draft = await findDraft(buyer.store, buyer.caller.sub);
    return { application: draft ? await applicationView(deps, buyer, draft) : null };
  });

  route(app, startCreditApplication, async (request) => {
    const buyer = buyerOf(request);
    return { application: await applicationView(deps, buyer, await startApplication(deps, buyer)) };
  });

  route(app, putCreditApplication, (request) =>
    request.store.transaction(async (store) => {
      const buyer = { ...buyerOf(request), store };
      const { answers, ...body } = request.body;
      const changed = await changeApplication(deps, buyer, {
        ...request.params,
        ...body,
        answers: answers as Answers,
      });
      return isFailure(changed) ? changed : { application: await applicationView(deps, buyer, changed) };
    }),
  );

  route(app, submitCreditApplication, (request) =>
    submitApplication(deps, { ...buyerOf(request), ...request.params }, request.body),
  );

  route(app, previewApplicationPrice, async (request) => {
    const buyer = buyerOf(request);
    const row = await findOwn(buyer.store, { ...request.params, ownerSub: buyer.caller.sub });
    if (row?.status !== 'draft') return fail('error.notFound');
    return previewPrice(deps, buyer, {
      ...answersOf(deps.sealer, row),
      ...(request.body.answers as Answers),
    });
  });

  return app;
}
