export { personalRate } from './personal-rate.ts';
export type { PrequalificationDeps } from './prequalification-deps.ts';
export { prequalificationReport } from './prequalification-report.ts';
export { prequalificationAdopter, removePrequalification } from './prequalification-rows.ts';
export { prequalificationRoutes } from './prequalification.routes.ts';
export { sampleBureau } from './sample-bureau.ts';
export { sweepPrequalifications } from './sweep-prequalifications.ts';
