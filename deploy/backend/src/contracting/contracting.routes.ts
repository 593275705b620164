import { getSigningReadiness, getSigningStatus } from '@forecourt/shared-contracts/contracting';
import { hasRequiredDocuments } from '@forecourt/shared-contracts/progress';
import { Hono } from 'hono';
import { findOwnOrder } from '../commerce/order-rows.ts';
import { documentsOf } from '../documents/index.ts';
import { fail, route, type AppEnv } from '../http/index.ts';
import type { Clock } from '../ports/index.ts';
import { findSigningPackage, signingFault } from './signing-package.ts';

/** Readiness and status of signing, for the owner of the order. */
export function contractingRoutes({ clock }: { readonly clock: Clock }): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  route(app, getSigningReadiness, async ({ params, store, requireCaller }) => {
    const order = await findOwnOrder(store, params.orderNumber, requireCaller().sub);
    if (!order) return fail('error.notFound');
    const documents = await documentsOf(store, order.dealRefId, true);
    const signing = await findSigningPackage(store, order.orderNumber);
    const isSigningNotificationSent = (signing?.notificationSentAt ?? null) !== null;
    return { ready: hasRequiredDocuments(documents) || isSigningNotificationSent, isSigningNotificationSent };
  });

  route(app, getSigningStatus, async ({ params, store, requireCaller }) => {
    const order = await findOwnOrder(store, params.orderNumber, requireCaller().sub);
    if (!order) return fail('error.notFound');
    const signing = await findSigningPackage(store, order.orderNumber);
    if (!signing) return { status: 'NotStarted', signersCompleted: [] };
    const fault = signingFault(signing, order.dealStatus, clock.now());
    return fault ? fail(fault) : { status: signing.status, signersCompleted: signing.signersCompleted };
  });

  return app;
}
