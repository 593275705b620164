import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { tenantStore } from '@forecourt/backend/db/index.ts';
import { accountOf } from './account-keys.ts';
import { createIntent, metadataOf } from './create-intent.ts';
import { processDueIntents, changeIntent, findIntent, type IntentChange } from './intent-rows.ts';
import { intentView, refusalView, type IntentRow } from './intent-view.ts';
import type { PaymentSandboxDeps } from './sandbox-deps.ts';

interface ApiEnv {
  Variables: { account: string };
}

interface ApiError {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
}

function refuse(context: Context, status: ContentfulStatusCode, error: ApiError) {
  return context.json({ error }, status);
}

function notFound(context: Context) {
  return refuse(context, 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such payment.',
  });
}

const canBeCanceled = ['requires_action', 'requires_capture', 'requires_payment_method'];
const nothingNext = { nextStatus: null, nextErrorCode: null, nextAt: null };

function captured(row: IntentRow): IntentChange | undefined {
  const isReady = row.status === 'requires_capture' && row.review !== 'open';
  return isReady ? { status: 'succeeded', ...nothingNext } : undefined;
}

function canceled(row: IntentRow): IntentChange | undefined {
  return canBeCanceled.includes(row.status) ? { status: 'canceled', ...nothingNext } : undefined;
}

function refunded(row: IntentRow): IntentChange | undefined {
  return row.status === 'succeeded' && !row.isRefunded ? { isRefunded: true } : undefined;
}

/** Refunds an amount: once for a key, and never more than what is left. */
function partRefunded(row: IntentRow, key: string, cents: number): IntentChange | undefined {
  if (key in row.partRefunds) return {};
  const refundedCents = Object.values(row.partRefunds).reduce((sum, part) => sum + part, cents);
  const isPossible = row.status === 'succeeded' && !row.isRefunded && cents > 0;
  if (!isPossible || refundedCents > row.amountCents) return undefined;
  return { partRefunds: { ...row.partRefunds, [key]: cents }, isRefunded: refundedCents === row.amountCents };
}

/** A refund with the metadata of a request; they are not stored, since payments do not show their refunds here. */
function refundView(id: string, form: URLSearchParams) {
  return { id, object: 'refund', status: 'succeeded', metadata: metadataOf(form) };
}

/**
 * The part of Stripe's API that the site uses: payment intents that are created, read, captured and canceled,
 * and refunds, also of a part, which can be named, with idempotency keys. The key of another account has no access to this one.
 */
export function sandboxApiRoutes(deps: PaymentSandboxDeps): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

  app.use('*', async (context, next) => {
    const account = accountOf(deps.secret, context.req.header('authorization') ?? '');
    if (!account || !deps.tenants.byId(account)) {
      return refuse(context, 401, { type: 'invalid_request_error', message: 'Invalid API key.' });
    }
    context.set('account', account);
    return next();
  });

  app.post('/payment_intents', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const idempotencyKey = context.req.header('idempotency-key') ?? deps.random.uuid();
    const created = await createIntent(deps, { tenantId: context.var.account, idempotencyKey, form });
    if (created.kind === 'invalid') return refuse(context, 400, created);
    const { row } = created;
    if (created.isSlow) await wait(deps.times.slowAnswerMs);
    const error = row.kind === 'card' ? refusalView(row.errorCode) : null;
    if (!error) return context.json(intentView(row, deps.origin));
    return context.json({ error: { ...error, payment_intent: intentView(row, deps.origin) } }, 402);
  });

  app.get('/payment_intents/:id', async (context) => {
    await processDueIntents(deps);
    const row = await findIntent(tenantStore(deps.db, context.var.account), context.req.param('id'));
    return row ? context.json(intentView(row, deps.origin)) : notFound(context);
  });

  const change = changeOf(deps);
  app.post('/payment_intents/:id/capture', (context) => change(context, context.req.param('id'), captured));
  app.post('/payment_intents/:id/cancel', (context) => change(context, context.req.param('id'), canceled));
  addRefunds(app, deps);
  return app;
}

/** Answers with the changed payment. */
function changeOf(deps: PaymentSandboxDeps) {
  return async function change(
    context: Context<ApiEnv>,
    id: string,
    how: (row: IntentRow) => IntentChange | undefined,
  ) {
    let hasChanged = false;
    const row = await changeIntent(deps, { tenantId: context.var.account, id }, (found) => {
      const changes = how(found);
      hasChanged = changes !== undefined;
      return changes;
    });
    if (!row) return notFound(context);
    if (hasChanged) return context.json(intentView(row, deps.origin));
    return refuse(context, 400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `The payment is ${row.status}.`,
    });
  };
}

function addRefunds(app: Hono<ApiEnv>, deps: PaymentSandboxDeps): void {
  const change = changeOf(deps);
  app.post('/refunds', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const amount = form.get('amount');
    const key = context.req.header('idempotency-key') ?? deps.random.uuid();
    const intentId = form.get('payment_intent') ?? '';
    const answer = await change(context, intentId, (row) =>
      amount === null ? refunded(row) : partRefunded(row, key, Number(amount)),
    );
    return answer.ok ? context.json(refundView(`re_${intentId}_${key}`, form)) : answer;
  });
  app.post('/refunds/:id', async (context) => {
    const id = context.req.param('id');
    const [, intentId = '', key = ''] = /^re_(pi_[^_]+)_(.+)$/.exec(id) ?? [];
    const row = await findIntent(tenantStore(deps.db, context.var.account), intentId);
    if (!row || !(key in row.partRefunds)) return notFound(context);
    return context.json(refundView(id, new URLSearchParams(await context.req.text())));
  });
}
