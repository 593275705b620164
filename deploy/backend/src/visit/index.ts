export type { GuestDataMerger, VisitOfMember } from './guest-adopter.ts';
export { accountHolder, sessionHolder, subOfHolder } from './holder.ts';
export { lockHolder } from './lock-holder.ts';
export { mergeRoutes } from './merge.routes.ts';
