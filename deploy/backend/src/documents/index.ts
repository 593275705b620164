export { documentRoutes } from './document.routes.ts';
export { documentsOf, documentsOfDeals, requestConditions, requestDocuments } from './document-rows.ts';
export type { DocumentsDeps } from './documents-deps.ts';
export { fileResponse } from './file-response.ts';
export { createPreviewMaker } from './preview/index.ts';
export type { PreviewMaker } from './preview/index.ts';
export { sweepFiles } from './sweep-files.ts';
