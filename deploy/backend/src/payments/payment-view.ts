import { mayPayDeposit } from '@forecourt/shared-contracts/commerce';
import {
  depositPlan,
  partRefunds,
  paymentStatusOf,
  type Payment,
  type PaymentPlan,
  type PaymentState,
} from '@forecourt/shared-contracts/payments';
import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';
import type { OrderRow } from '../orders/index.ts';
import type { RefundRow } from './credit-refunds.ts';
import { planOf, type PaymentRow } from './payment-rows.ts';

/** Returns a payment as its owner sees it, with those of the order's refunds that are its parts. */
export function paymentView(row: PaymentRow, refunds: readonly RefundRow[]): Payment {
  const parts = refunds.filter(({ paymentId }) => paymentId === row.id);
  return {
    id: row.id,
    portion: row.portion,
    method: row.method,
    amountCents: row.amountCents,
    phase: row.phase,
    status: paymentStatusOf(row.phase),
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    instrument: row.instrument,
    failure: row.failure,
    bankUrl: row.phase === 'awaiting-bank' ? row.bankUrl : null,
    ...(parts.length > 0 && { partRefunds: partRefunds(parts) }),
  };
}

interface StateParts {
  readonly order: OrderRow;
  readonly rows: readonly PaymentRow[];
  readonly refunds: readonly RefundRow[];
  readonly settings: PaymentSettings;
  readonly cardFrame: PaymentState['cardFrame'];
}

/** Returns everything that the payment step shows. */
export function paymentStateView({ order, rows, refunds, settings, cardFrame }: StateParts): PaymentState {
  const plan = planOf(order, rows, settings);
  const { dealType, dealStatus, status: orderStatus } = order;
  const hasDeposit = plan.depositCents > 0 && mayPayDeposit({ dealType, dealStatus, orderStatus });
  return {
    status: order.paymentStatus,
    plan: planView(plan),
    deposit: hasDeposit ? planView(depositPlan(plan, settings)) : null,
    payments: rows.map((row) => paymentView(row, refunds)),
    cardFrame,
  };
}

function planView(plan: PaymentPlan): PaymentState['plan'] {
  const options = plan.options.map((option) => ({ ...option, bankPartsCents: [...option.bankPartsCents] }));
  return { ...plan, options };
}
