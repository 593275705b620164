import { landingStep } from '@forecourt/shared-contracts/progress';
import type { PrepareContext } from '@forecourt/shared-contracts/react';
import { orderSteps } from '../domain/order-data.ts';
import { leavesTracker } from '../domain/leaves-tracker.ts';
import { trackerPlace } from '../domain/place-from-path.ts';
import { fetchOrder } from '../features/order/index.ts';
import { readOrderFlags } from '../platform/order-flags.ts';
import { forgetOthers } from './own-data.tsx';
import { stepCalls } from './step-calls.ts';
import { stepViews } from './step-views.ts';

/**
 * Starts the calls of the tracker and of the path's step before the first render, and loads the step that the tracker's home leads to as
 * soon as they are answered. Does nothing for guests. A failed call is the tracker's to show. Never rejects.
 */
export async function prefetchOrder(context: PrepareContext): Promise<void> {
  const { platform, queryClient } = context;
  const { orderNumber, place, isHome } = trackerPlace(platform.navigation.current().location.pathname);
  const session = await platform.session.restore();
  if (orderNumber === '' || session.status !== 'signed-in') return;
  forgetOthers(queryClient, session.user.sub);
  // A failure is the step's to show.
  if (place) stepCalls[place.step]?.(context, orderNumber).catch(() => undefined);
  const data = await fetchOrder(platform, queryClient, orderNumber).catch(() => undefined);
  if (!data || !isHome || leavesTracker(data.order, isHome)) return;
  const isToggleOn = platform.flags.read('cec_c3_payment_and_schedule_delivery_toggles', false);
  const visibility = { isToggleOn, ...platform.tenant.consumer.progressTracker };
  const steps = orderSteps(data, readOrderFlags(platform, orderNumber), visibility);
  await stepViews.load(landingStep(steps)).catch(() => undefined);
}
