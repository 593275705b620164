export type { FulfillmentDeps } from './fulfillment-deps.ts';
export { appointmentsOf } from './appointment-rows.ts';
export { failHandOver } from './fail-hand-over.ts';
export { sweepHandOvers } from './sweep-hand-overs.ts';
export { fulfillmentRoutes } from './fulfillment.routes.ts';
export { deliveryFinder, handOverQuoter, pickupFinder } from './quote-hand-over.ts';
export { endHandOver } from './book-appointment.ts';
export { slotPlan } from './order-site.ts';
export { dealershipOf } from './vehicle-store.ts';
