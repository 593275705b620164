import {
  accessAllowance,
  createPrivacyRequest,
  getDataReport,
  listPrivacyRequests,
  openDeletion,
  withdrawPrivacyRequest,
} from '@forecourt/shared-contracts/privacy';
import { Hono } from 'hono';
import { fail, route, type AppEnv } from '../http/index.ts';
import { runningOrders } from '../orders/index.ts';
import { accountHolder, lockHolder } from '../visit/index.ts';
import { dataReport } from './data-report.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import { mailRequestUpdate } from './privacy-mail.ts';
import {
  changeRequest,
  findRequest,
  lockRequest,
  requestsOf,
  requestView,
  type PrivacyRow,
} from './privacy-rows.ts';
import { privacyRequests } from './privacy.tables.ts';

/** Path of the page that shows a person's requests. */
const pagePath = '/account/privacy';

/** Requests about the signed-in account's own data (ACCT-51, ACCT-52). */
export function privacyRoutes(deps: PrivacyDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  readRoutes(app, deps);
  writeRoutes(app, deps);
  return app;
}

function readRoutes(app: Hono<AppEnv>, { clock, ...describing }: PrivacyDeps): void {
  route(app, listPrivacyRequests, async ({ store, requireCaller }) => {
    const { sub } = requireCaller();
    const requests = await requestsOf(store, sub);
    const openOrders = (await runningOrders(store, sub)).length;
    return { requests, access: accessAllowance(requests, clock.now().toISOString()), openOrders };
  });

  route(app, getDataReport, async ({ params, store, tenant, requireCaller }) => {
    const row = await findRequest(store, params.requestId, requireCaller().sub);
    const { reportUntil } = row ? requestView(row) : { reportUntil: null };
    if (!row || !reportUntil || reportUntil <= clock.now().toISOString()) return fail('error.notFound');
    const report = await dataReport({ ...describing, store, tenant, row });
    return report ?? fail('error.notFound');
  });
}

function writeRoutes(app: Hono<AppEnv>, { clock, random, outbox }: PrivacyDeps): void {
  route(app, createPrivacyRequest, async ({ body, store, tenant, requireCaller, siteOrigin }) => {
    const { sub, email } = requireCaller();
    await lockHolder(store, 'privacy', accountHolder(sub));
    const now = clock.now();
    const before = await requestsOf(store, sub);
    const isAccess = body.kind === 'access';
    if (isAccess && accessAllowance(before, now.toISOString()).left === 0) {
      return fail('error.privacy.accessLimit');
    }
    if (!isAccess && openDeletion(before)) return fail('error.privacy.deletionOpen');
    const row: PrivacyRow = {
      tenantId: store.tenantId,
      id: random.uuid(),
      sub,
      kind: body.kind,
      status: isAccess ? 'completed' : 'open',
      requestedAt: now,
      isExtended: false,
      remindedAt: null,
      endedAt: isAccess ? now : null,
    };
    await store.insert(privacyRequests, [row]);
    const request = requestView(row);
    await mailRequestUpdate(outbox, 'made', { store, tenant, request, email, link: siteOrigin + pagePath });
    return { request };
  });

  route(app, withdrawPrivacyRequest, async ({ params, store, tenant, requireCaller, siteOrigin }) => {
    const { sub, email } = requireCaller();
    const row = await lockRequest(store, params.requestId);
    if (row?.sub !== sub) return fail('error.notFound');
    if (row.status === 'withdrawn') return { request: requestView(row) };
    if (row.status !== 'open') return fail('error.privacy.notOpen');
    const request = await changeRequest(store, row, { status: 'withdrawn', endedAt: clock.now() });
    const link = siteOrigin + pagePath;
    await mailRequestUpdate(outbox, 'withdrawn', { store, tenant, request, email, link });
    return { request };
  });
}
