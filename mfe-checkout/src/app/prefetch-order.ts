import { landingStep } from '@forecourt/shared-contracts/progress';
import type { PrepareContext } from '@forecourt/shared-contracts/react';
import { countingFlags, orderSteps } from '../domain/order-data.ts';
import { leavesTracker } from '../domain/leaves-tracker.ts';
import { trackerPlace } from '../domain/place-from-path.ts';
import { fetchOrder } from '../features/order/index.ts';
import { readOrderFlags } from '../platform/order-flags.ts';
import { forgetOthers } from './own-data.tsx';
import { stepViews } from './step-views.ts';

/**
 * Starts the tracker's calls before its first render, and loads the step that its home leads to as soon as they are answered. Does nothing
 * for guests. A failed call is left to the tracker, which repeats and shows it. Never rejects.
 */
export async function prefetchOrder({ platform, queryClient }: PrepareContext): Promise<void> {
  const { orderNumber, isHome } = trackerPlace(platform.navigation.current().location.pathname);
  const session = await platform.session.restore();
  if (orderNumber === '' || session.status !== 'signed-in') return;
  forgetOthers(queryClient, session.user.sub);
  const data = await fetchOrder(platform, queryClient, orderNumber).catch(() => undefined);
  if (!data || !isHome || leavesTracker(data.order, isHome)) return;
  const isToggleOn = platform.flags.read('cec_c3_payment_and_schedule_delivery_toggles', false);
  const flags = countingFlags(data.order, readOrderFlags(platform, orderNumber));
  const steps = orderSteps(data, flags, { isToggleOn, ...platform.tenant.consumer.progressTracker });
  await stepViews.load(landingStep(steps)).catch(() => undefined);
}
