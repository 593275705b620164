export { personalRate } from './personal-rate.ts';
export type { PrequalificationDeps } from './prequalification-deps.ts';
export { prequalificationReport } from './prequalification-report.ts';
export { prequalificationMerger, removePrequalification } from './prequalification-rows.ts';
export { prequalificationRoutes } from './prequalification.routes.ts';
export { sweepPrequalifications } from './sweep-prequalifications.ts';
export type { BureauAnswer } from './credit-bureau.ts';
export type { CreditBureau } from './credit-bureau.ts';
