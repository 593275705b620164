export { compareFirstViews } from './compare-first-views.ts';
export type { ComparedPage, FirstViewComparison } from './compare-first-views.ts';
export { measureFirstView } from './measure-first-view.ts';
export type { FirstView, FirstViewPage } from './measure-first-view.ts';
export type { WavedRequest } from './request-waves.ts';
export { measureTracker } from './measure-tracker.ts';
export type { TrackerCall, TrackerCalls } from './measure-tracker.ts';
