import {
  getContract,
  getSigningReadiness,
  getSigningStatus,
  downloadContract,
} from '@forecourt/shared-contracts/signing';
import { hasRequiredDocuments, isSigned } from '@forecourt/shared-contracts/progress';
import { Hono } from 'hono';
import { Readable } from 'node:stream';
import { findOwnOrder } from '../orders/index.ts';
import { documentsOf, fileResponse } from '../documents/index.ts';
import { fail, route, unknownOrder, type AppEnv } from '../http/index.ts';
import { finalFile, unsignedFile } from './contract-files.ts';
import { findConsent } from './contract-rows.ts';
import { contractState } from './contract-state.ts';
import type { SigningDeps } from './signing-deps.ts';
import { countersign, countersignedPackage } from './countersign.ts';
import { signContractRoutes } from './sign-contract.routes.ts';
import { findSigningPackage, signingFault } from './signing-package.ts';

/** Readiness, status, contract and signing of an order, for its owner. */
export function signingRoutes(deps: SigningDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  statusRoutes(app, deps);
  readRoutes(app, deps);
  signContractRoutes(app, deps);
  return app;
}

function statusRoutes(app: Hono<AppEnv>, deps: SigningDeps): void {
  route(app, getSigningReadiness, async ({ params, store, requireCaller }) => {
    const order = await findOwnOrder(store, params.orderNumber, requireCaller().sub);
    if (!order) return unknownOrder();
    const [documents, signing] = await store.readAll(
      () => documentsOf(store, order.dealRefId, true),
      () => findSigningPackage(store, order.orderNumber),
    );
    const isSigningNotificationSent = (signing?.notificationSentAt ?? null) !== null;
    return { ready: hasRequiredDocuments(documents) || isSigningNotificationSent, isSigningNotificationSent };
  });

  route(app, getSigningStatus, async ({ params, store, tenant, requireCaller }) => {
    const order = await findOwnOrder(store, params.orderNumber, requireCaller().sub);
    if (!order) return unknownOrder();
    const { orderNumber } = order;
    const signing = await countersignedPackage(deps, store, { orderNumber, tenant });
    if (!signing) return { status: 'NotStarted' as const, signersCompleted: [] };
    const fault = signingFault(signing, order.dealStatus, deps.clock.now());
    return fault ? fail(fault) : { status: signing.status, signersCompleted: signing.signersCompleted };
  });
}

function readRoutes(app: Hono<AppEnv>, deps: SigningDeps): void {
  route(app, getContract, async ({ params, store, tenant, requireCaller }) => {
    const order = await findOwnOrder(store, params.orderNumber, requireCaller().sub);
    if (!order) return unknownOrder();
    await countersign(deps, store, { orderNumber: order.orderNumber, tenant });
    return contractState(deps, store, order);
  });

  route(app, downloadContract, async ({ params, query, store, requireCaller }) => {
    const order = await findOwnOrder(store, params.orderNumber, requireCaller().sub);
    if (!order) return unknownOrder();
    const signing = await findSigningPackage(store, order.orderNumber);
    if (!signing) return fail('error.notFound');
    const hasConsent = isSigned(signing) || (await findConsent(store, order.orderNumber));
    if (!hasConsent) return fail('error.signing.consentNeeded');
    const { copy } = query;
    const file =
      copy === 'final' ? await finalFile(deps, store, signing) : await unsignedFile(store, signing);
    if (!file) return fail('error.notFound');
    return fileResponse(Readable.from([file.content]), {
      contentType: 'application/pdf',
      fileName: `contract-${order.orderNumber}${copy === 'final' ? '-signed' : ''}.pdf`,
      sizeBytes: file.content.byteLength,
    });
  });
}
