export { OrderNotFound } from './order-not-found.tsx';
export { useTracker } from './tracker-context.ts';
export { TrackerLayout } from './tracker-layout.tsx';
export { documentsQuery, identityQuery, insuranceQuery, trackerQueryKey } from './tracker.queries.ts';
