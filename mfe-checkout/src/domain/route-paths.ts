import { stepIds, type StepId } from '@forecourt/shared-contracts/progress';
import { stepPath } from './step-paths.ts';

/** Routes of this remote. The steps have their own, each with the paths below it; any other path below `/progress` is the tracker's. */
export type RouteId =
  | 'progress'
  | StepId
  | 'id-verification-complete'
  | 'id-verification-incomplete'
  | 'order'
  | 'signing-entry';

const stepRoutes = Object.fromEntries(
  stepIds.map((id) => [id, `${decodeURIComponent(stepPath(':orderNumber', id))}/*`]),
) as Record<StepId, string>;

/** The paths of this remote, by the ids of its routes. */
export const routePaths: Readonly<Record<RouteId, string>> = {
  progress: '/progress/*',
  ...stepRoutes,
  // Where the ID provider sends a user who may have no session (TRACK-6).
  'id-verification-complete': '/progress/id-verification/complete',
  'id-verification-incomplete': '/progress/id-verification/incomplete',
  order: '/checkout/*',
  'signing-entry': '/signing/*',
};
