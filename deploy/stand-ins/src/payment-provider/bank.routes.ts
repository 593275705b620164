import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { bankAccounts, bankEndPage, chooseAccountPage } from './bank-pages.ts';
import { changeIntent, type IntentChange } from './intent-rows.ts';
import type { IntentRow } from './intent-view.ts';
import { sandboxIntents } from './payment-sandbox.tables.ts';
import type { PaymentSandboxDeps } from './sandbox-deps.ts';

/** Path of the page that asks the buyer to close the bank's window. */
export const closingPath = '/bank-done';

const ChoiceSchema = v.object({
  outcome: v.picklist(['pay', 'authentication', 'wallet', 'cancel']),
  account: v.optional(v.picklist(bankAccounts.map(({ id }) => id)), 'checking'),
});
type Choice = v.InferOutput<typeof ChoiceSchema>;

/**
 * No script, forms only to itself; the response may redirect to the site, which a form-action list would
 * block in some browsers.
 */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; frame-ancestors 'none'",
};

function refused(errorCode: string): IntentChange {
  return { status: 'requires_payment_method', errorCode };
}

function chosen({ outcome, account }: Choice, clearsAt: Date): IntentChange {
  switch (outcome) {
    case 'authentication':
      return refused('payment_intent_authentication_failure');
    case 'wallet':
      return refused('bank_account_verification_failed');
    case 'cancel':
      return { status: 'canceled' };
    case 'pay': {
      const found = bankAccounts.find(({ id }) => id === account) ?? bankAccounts[0];
      return {
        status: 'processing',
        instrumentName: found.name,
        last4: found.last4,
        nextStatus: found.errorCode ? 'requires_payment_method' : 'succeeded',
        nextErrorCode: found.errorCode,
        nextAt: clearsAt,
      };
    }
  }
}

function backTo(row: IntentRow, origin: string): string {
  const url = new URL(row.returnUrl ?? closingPath, origin);
  url.searchParams.set('redirect_status', row.status === 'processing' ? 'succeeded' : 'failed');
  return url.href;
}

/** The sample bank: a page per payment, valid for one decision, and the page that its own windows end on. */
export function bankRoutes(deps: PaymentSandboxDeps): Hono {
  const app = new Hono();
  const over = () =>
    bankEndPage(
      'This page has expired',
      'This payment is already complete. Go back to your order to see its status.',
    );

  async function find(token: string): Promise<IntentRow | undefined> {
    const rows = await deps.db.select().from(sandboxIntents).where(eq(sandboxIntents.bankToken, token));
    return rows[0]?.status === 'requires_action' ? rows[0] : undefined;
  }

  app.get(closingPath, (context) =>
    context.html(
      bankEndPage('You can close this window', 'Go back to your order page. It already shows the result.'),
      200,
      headers,
    ),
  );

  app.get('/bank/:token', async (context) => {
    const row = await find(context.req.param('token'));
    const tenant = deps.tenants.byId(row?.tenantId ?? '');
    if (!row || !tenant) return context.html(over(), 404, headers);
    return context.html(chooseAccountPage(tenant, row), 200, headers);
  });

  app.post('/bank/:token', async (context) => {
    const row = await find(context.req.param('token'));
    if (!row) return context.html(over(), 404, headers);
    const choice = v.safeParse(ChoiceSchema, await context.req.parseBody());
    if (!choice.success) return context.redirect(context.req.path, 303);
    const clearsAt = new Date(deps.clock.now().getTime() + deps.times.clearingMs);
    const changed = await changeIntent(deps, row, (found) =>
      found.status === 'requires_action' ? chosen(choice.output, clearsAt) : undefined,
    );
    return context.redirect(backTo(changed ?? row, deps.origin), 303);
  });

  return app;
}
