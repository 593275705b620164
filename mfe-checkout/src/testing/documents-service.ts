import { http, HttpResponse } from 'msw';
import {
  deleteDocument,
  driversLicenseKey,
  getDocumentPackage,
  insuranceCardKey,
  listDocuments,
  uploadDocuments,
  type DealDocument,
} from '@forecourt/shared-contracts/documents';
import { answer, testOrigin, type TestApi } from '@forecourt/shared-contracts/testing';
import type { TrackerAnswers } from './tracker-answers.ts';
import { trackerHandlers } from './tracker-handlers.ts';

/** URL of the documents of any deal. */
export const documentsUrl = `${testOrigin}/api/documents/deals/:dealId/documents`;

/** A document that is asked for and has no file. */
export function missingDocument(key: string, name: string): DealDocument {
  return { id: `ask-${key}`, key, name, status: 'MISSING' };
}

/** An accepted file of the driver's license or the insurance card. */
export function submittedDocument(id: string, key: string, fileName: string): DealDocument {
  return {
    id,
    key,
    name: key === driversLicenseKey ? "Driver's license" : 'Insurance card',
    status: 'COMPLETE',
    addedAt: '2026-06-16T03:30:00.000Z',
    file: { name: fileName, kind: 'jpg', sizeBytes: 2048, isProtected: false },
  };
}

/** A JPG file, unless `head` begins another kind. */
export function fileOf(name: string, head: number[] = [0xff, 0xd8, 0xff, 0xe0], sizeBytes = 600): File {
  return new File([Uint8Array.from(head), new Uint8Array(Math.max(0, sizeBytes - head.length))], name);
}

/** A stateful documents service; uploads get the ids doc-1, doc-2 and so on. `parts` are the tracker's other answers. */
export function documentsService(
  api: TestApi,
  start: DealDocument[] = [],
  parts: Partial<TrackerAnswers> = {},
) {
  const asked = [
    missingDocument(driversLicenseKey, "Driver's license"),
    missingDocument(insuranceCardKey, 'Insurance card'),
  ];
  const service = { stored: start, uploads: 0, isShown: true, excludeSystem: new Set<string | null>() };
  const listed = () =>
    asked.flatMap((one) => {
      const own = service.stored.filter(({ key }) => key === one.key);
      return own.length > 0 && service.isShown ? own : [one];
    });
  api.use(...trackerHandlers(parts));
  api.use(
    answer(listDocuments, ({ query }) => {
      service.excludeSystem.add(query.get('excludeSystem'));
      return { documents: listed() };
    }),
    answer(getDocumentPackage, () => ({
      data: service.stored.length > 0 ? { dealId: 'deal-1001', documentCount: 1, updatedAt: 'x' } : null,
    })),
    answer(uploadDocuments, ({ params }) => {
      service.uploads += 1;
      const name = `file-${service.uploads}.jpg`;
      const document = submittedDocument(`doc-${service.uploads}`, params['docType']!, name);
      service.stored = [...service.stored, document];
      return { documents: [document] };
    }),
    answer(deleteDocument, ({ params }) => {
      service.stored = service.stored.filter(({ id }) => id !== params['docId']);
      return { documents: listed() };
    }),
    http.get(`${documentsUrl}/:id/thumbnail`, () =>
      HttpResponse.text('<svg xmlns="http://www.w3.org/2000/svg"/>', {
        headers: { 'content-type': 'image/svg+xml' },
      }),
    ),
    http.get(`${documentsUrl}/:id`, () =>
      HttpResponse.text('x', { headers: { 'content-type': 'image/jpeg' } }),
    ),
  );
  return service;
}
