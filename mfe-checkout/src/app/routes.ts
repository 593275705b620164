import { stepIds, type StepId } from '@forecourt/shared-contracts/progress';
import { createRoutes, withTexts, type RouteSource } from '@forecourt/shared-contracts/react';
import { orderInPath } from '../domain/place-from-path.ts';
import { routePaths } from '../domain/route-paths.ts';
import { OrderPlaceholder } from '../features/order-page/index.ts';
import { TrackerSkeleton } from '../features/tracker/index.ts';
import { IdComplete, IdIncomplete } from './id-results.tsx';
import { prefetchOrder } from './prefetch-order.ts';
import { signedIn } from './session-gate.tsx';
import { orderViews } from './order-views.ts';
import { SigningEntry } from './signing-entry.tsx';
import { StepRoute } from './step-route.tsx';
import { stepViews } from './step-views.ts';

/** The tracker, in the remote's own chunk: it stays mounted while the buyer moves between the steps. */
const tracker = signedIn(() => Promise.resolve(StepRoute), TrackerSkeleton);

const steps = Object.fromEntries(
  stepIds.map((id) => [id, { view: tracker, inner: () => stepViews.load(id), prefetch: prefetchOrder }]),
) as unknown as Record<StepId, RouteSource>;

/** The pages of an order outside its tracker, in their own chunk with the texts that only they need. */
export const orderView = withTexts({
  namespace: 'checkout',
  view: async () => (await import(/* webpackChunkName: "order" */ './order-route.tsx')).OrderRoute,
  texts: () => import(/* webpackChunkName: "order" */ './locales/order.en.json'),
  translations: {
    es: () => import(/* webpackChunkName: "order-spanish" */ './locales/order.es.json'),
  },
});

/** The views of this remote's paths. */
export const routes = createRoutes(routePaths, {
  progress: { view: tracker, prefetch: prefetchOrder },
  ...steps,
  'id-verification-complete': { view: () => Promise.resolve(IdComplete) },
  'id-verification-incomplete': { view: () => Promise.resolve(IdIncomplete) },
  order: {
    view: signedIn(orderView, OrderPlaceholder),
    prefetch: async ({ platform }) => {
      const { rest } = orderInPath(platform.navigation.current().location.pathname);
      if (rest === 'receipt') await orderViews.load('receipt').catch(() => undefined);
    },
  },
  'signing-entry': { view: () => Promise.resolve(SigningEntry) },
});
