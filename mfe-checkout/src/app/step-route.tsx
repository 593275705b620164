import type { ProgressStep } from '@forecourt/shared-contracts/progress';
import { landingStep } from '@forecourt/shared-contracts/progress';
import { Navigate, useParams } from '@forecourt/shared-contracts/react';
import type { Landing } from '../domain/landing.ts';
import { placeFromPath, schedulePlace, type StepPlace } from '../domain/place-from-path.ts';
import { stepPath } from '../domain/step-paths.ts';
import { DocumentsStep } from '../features/documents/index.ts';
import { IdentityStep } from '../features/identity/index.ts';
import { InsuranceStep } from '../features/insurance/index.ts';
import { PaymentStep } from '../features/payment/index.ts';
import { ScheduleStep } from '../features/schedule/index.ts';
import { SignedOut } from '../features/signed-out/index.ts';
import { SigningStep } from '../features/signing/index.ts';
import { TrackerLayout } from '../features/tracker/index.ts';

interface StepRouteProps {
  /** Which of an order's two paths was opened: the tracker's own, or `/fulfillment` with its one step. */
  readonly base: 'progress' | 'fulfillment';
}

/**
 * The tracker of one order with the step that the path names; a path that names none, or one that is not ready, leads to the first
 * incomplete step (checkout-tracker.md section 2).
 */
export function StepRoute({ base }: StepRouteProps) {
  const { orderNumber = '', '*': rest = '' } = useParams();
  const place = base === 'fulfillment' ? schedulePlace(rest) : placeFromPath(rest);
  return (
    <TrackerLayout orderNumber={orderNumber} currentId={place?.step} signedOut={<SignedOut />}>
      {({ steps }) => {
        const found = steps.find((one) => one.id === place?.step);
        if (place && found && found.status !== 'NOT_READY') {
          return <StepView key={found.id} place={place} status={found.status} />;
        }
        const isHome = base === 'progress' && rest === '';
        return (
          <Navigate
            to={stepPath(orderNumber, landingStep(steps))}
            state={isHome ? null : landingFor(found)}
            replace
          />
        );
      }}
    </TrackerLayout>
  );
}

/** Why another step is shown: the wanted one is not ready, or there is none at this address. */
function landingFor(found: ProgressStep | undefined): Landing {
  return found?.status === 'NOT_READY'
    ? { landedBecause: 'not-ready', wanted: found.id }
    : { landedBecause: 'unknown' };
}

function StepView({ place, status }: { place: StepPlace; status: ProgressStep['status'] }) {
  const props = { status, childPath: place.childPath };
  switch (place.step) {
    case 'insurance':
      return <InsuranceStep {...props} />;
    case 'identity':
      return <IdentityStep {...props} />;
    case 'documents':
      return <DocumentsStep {...props} />;
    case 'signing':
      return <SigningStep {...props} />;
    case 'payment':
      return <PaymentStep {...props} />;
    case 'schedule':
      return <ScheduleStep {...props} />;
  }
}
