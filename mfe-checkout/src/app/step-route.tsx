import type { ProgressStep } from '@forecourt/shared-contracts/progress';
import { landingStep } from '@forecourt/shared-contracts/progress';
import { Navigate, useLocation } from '@forecourt/shared-contracts/react';
import type { RedirectReason } from '../domain/redirect-reason.ts';
import { leavesTracker } from '../domain/leaves-tracker.ts';
import { orderPagePath } from '../domain/order-page.ts';
import { trackerPlace } from '../domain/place-from-path.ts';
import { stepPath } from '../domain/step-paths.ts';
import { isUnchecked } from '../domain/order-data.ts';
import { SignedOut } from '../features/signed-out/index.ts';
import { OrderNotFound, useOrder } from '../features/order/index.ts';
import { StepUnchecked, TrackerLayout } from '../features/tracker/index.ts';
import { stepViews } from './step-views.ts';

/**
 * The tracker of one order with the step that the path names. A path that names no step (TRACK-9), or a step that is not ready (TRACK-11),
 * redirects to the first incomplete step. A step whose readiness is unknown keeps its path. The tracker home of an order whose loan is
 * undecided redirects to the order's own page first, and a closed order has no other page.
 */
export function StepRoute() {
  const { orderNumber, place, isHome } = trackerPlace(useLocation().pathname);
  if (orderNumber === '') return <OrderNotFound />;
  return (
    <TrackerLayout orderNumber={orderNumber} currentId={place?.step} signedOut={<SignedOut />}>
      {({ steps, data }) => {
        if (leavesTracker(data.order, isHome)) {
          return <Navigate to={orderPagePath(orderNumber)} replace />;
        }
        const found = steps.find((one) => one.id === place?.step);
        if (place && found && found.status !== 'NOT_READY') {
          return (
            <stepViews.View
              key={found.id}
              id={place.step}
              status={found.status}
              childPath={place.childPath}
            />
          );
        }
        return <ClosedStep {...{ orderNumber, found, isHome }} />;
      }}
    </TrackerLayout>
  );
}

interface ClosedStepProps {
  readonly orderNumber: string;
  /** The step of the path; undefined if it names none. */
  readonly found: ProgressStep | undefined;
  readonly isHome: boolean;
}

/** For a path whose step is not ready, or that names none: redirects to the first ready step, once everything is known. */
function ClosedStep({ orderNumber, found, isHome }: ClosedStepProps) {
  const { steps, data } = useOrder();
  if (found && isUnchecked(found.id, data)) return <StepUnchecked id={found.id} />;
  const reason = isHome ? null : redirectReasonFor(found);
  return <Navigate to={stepPath(orderNumber, landingStep(steps))} state={reason} replace />;
}

/** Why another step is shown: the requested one is not ready, or the path names none. */
function redirectReasonFor(found: ProgressStep | undefined): RedirectReason {
  return found?.status === 'NOT_READY'
    ? { redirectedBecause: 'not-ready', wanted: found.id }
    : { redirectedBecause: 'unknown' };
}
