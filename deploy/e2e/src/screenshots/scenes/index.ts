import type { Part } from '../options.ts';
import type { Scene } from '../scene.ts';
import { accountScenes } from './account-scenes.ts';
import { cartScenes } from './cart-scenes.ts';
import { creditScenes } from './credit-scenes.ts';
import { errorScenes } from './error-scenes.ts';
import { fulfillmentScenes } from './fulfillment-scenes.ts';
import { leadScenes } from './lead-scenes.ts';
import { motionScenes } from './motion-scenes.ts';
import { preQualificationScenes } from './pre-qualification-scenes.ts';
import { routeScenes } from './route-scenes.ts';
import { savedScenes } from './saved-scenes.ts';
import { searchScenes } from './search-scenes.ts';
import { signInScenes } from './sign-in-scenes.ts';
import { stepScenes } from './step-scenes.ts';
import { trackerScenes } from './tracker-scenes.ts';
import { tradeInScenes } from './trade-in-scenes.ts';
import { vehicleScenes } from './vehicle-scenes.ts';

/** Every page of the site in every state that has a picture, by part: the lists of paths, and what only a visitor's steps reach. */
export const scenes: Readonly<Record<Part, readonly Scene[]>> = {
  storefront: [
    ...routeScenes('storefront'),
    ...searchScenes,
    ...vehicleScenes,
    ...leadScenes,
    ...savedScenes,
    ...errorScenes,
  ],
  account: [...routeScenes('account'), ...signInScenes, ...accountScenes],
  application: [
    ...routeScenes('application'),
    ...tradeInScenes,
    ...cartScenes,
    ...preQualificationScenes,
    ...creditScenes,
  ],
  orders: [...routeScenes('orders'), ...stepScenes, ...fulfillmentScenes, ...trackerScenes],
  motion: motionScenes,
};
