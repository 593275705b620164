import { listedOrders } from '@forecourt/shared-contracts/commerce';
import {
  deleteDocument,
  downloadDocument,
  getDocumentPackage,
  getThumbnail,
  listAccountDocuments,
  listDocuments,
  mediaTypes,
  uploadDocuments,
} from '@forecourt/shared-contracts/documents';
import { Hono } from 'hono';
import { Readable } from 'node:stream';
import { findOwnDeal, orderView, ownOrders } from '../orders/index.ts';
import { isOutOfSpace } from '../files/index.ts';
import { fail, isFailure, route, unknownOrder, type AppEnv } from '../http/index.ts';
import { documentsOf, documentsOfDeals, filesOf, findFile } from './document-rows.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { fileResponse } from './file-response.ts';
import { removeDocument } from './remove-document.ts';
import { storeUpload } from './store-upload.ts';
import { thumbnailOf } from './thumbnails.ts';

/**
 * Documents of a deal for the owner of its order; another account's deal and an unknown one look the same
 * (T36).
 */
export function documentRoutes(deps: DocumentsDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  listRoutes(app);
  writeRoutes(app, deps);
  fileRoutes(app, deps);
  return app;
}

function listRoutes(app: Hono<AppEnv>): void {
  route(app, listDocuments, async ({ params, query, store, requireCaller }) => {
    const order = await findOwnDeal(store, params.dealId, requireCaller().sub);
    if (!order) return unknownOrder();
    return { documents: await documentsOf(store, order.dealRefId, query.excludeSystem === 'true') };
  });

  route(app, listAccountDocuments, async ({ store, requireCaller }) => {
    const orders = listedOrders((await ownOrders(store, requireCaller().sub)).map(orderView));
    const deals = await documentsOfDeals(
      store,
      orders.map(({ deal }) => deal.dealRefId),
      true,
    );
    return {
      orders: orders.map(({ orderNumber, deal: { dealRefId } }) => ({
        orderNumber,
        dealRefId,
        documents: deals.get(dealRefId) ?? [],
      })),
    };
  });

  route(app, getDocumentPackage, async ({ params, store, requireCaller }) => {
    const order = await findOwnDeal(store, params.dealId, requireCaller().sub);
    if (!order) return unknownOrder();
    const files = await filesOf(store, order.dealRefId);
    const newest = files.at(-1);
    if (!newest) return { data: null };
    const updatedAt = newest.addedAt.toISOString();
    return { data: { dealId: order.dealRefId, documentCount: files.length, updatedAt } };
  });
}

function writeRoutes(app: Hono<AppEnv>, deps: DocumentsDeps): void {
  route(app, uploadDocuments, async ({ params, store, requireCaller, rawRequest }) => {
    const order = await findOwnDeal(store, params.dealId, requireCaller().sub);
    if (!order) return unknownOrder();
    try {
      const upload = { store, order, docType: params.docType, request: rawRequest };
      const taken = await storeUpload(deps, upload);
      return isFailure(taken) ? taken : { documents: taken };
    } catch (error) {
      if (isOutOfSpace(error)) return fail('error.unavailable');
      throw error;
    }
  });

  route(app, deleteDocument, async ({ params, store, requireCaller }) => {
    const order = await findOwnDeal(store, params.dealId, requireCaller().sub);
    if (!order) return unknownOrder();
    const failure = await removeDocument(deps, store, { order, docId: params.docId });
    return failure ?? { documents: await documentsOf(store, order.dealRefId, true) };
  });
}

function fileRoutes(app: Hono<AppEnv>, deps: DocumentsDeps): void {
  route(app, downloadDocument, async ({ params, store, requireCaller }) => {
    const order = await findOwnDeal(store, params.dealId, requireCaller().sub);
    if (!order) return unknownOrder();
    const row = await findFile(store, order.dealRefId, params.docId);
    if (!row?.fileKey) return fail('error.notFound');
    return fileResponse(await deps.files.read(row.fileKey), {
      contentType: mediaTypes[row.kind],
      fileName: row.fileName ?? `${row.key}.${row.kind}`,
      sizeBytes: row.sizeBytes,
    });
  });

  route(app, getThumbnail, async ({ params, store, requireCaller }) => {
    const order = await findOwnDeal(store, params.dealId, requireCaller().sub);
    if (!order) return unknownOrder();
    const row = await findFile(store, order.dealRefId, params.documentId);
    if (!row?.fileKey) return fail('error.notFound');
    const svg = await thumbnailOf(deps, store, row);
    if (!svg) return fail('error.document.noThumbnail');
    return fileResponse(Readable.from([svg]), {
      contentType: 'image/svg+xml',
      fileName: `${row.key}.svg`,
      sizeBytes: svg.byteLength,
    });
  });
}
