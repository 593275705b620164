export type { FulfillmentDeps } from './fulfillment-deps.ts';
export { fulfillmentRoutes } from './fulfillment.routes.ts';
export { handOverQuoter } from './quote-hand-over.ts';
export { seedAppointment } from './seed-appointment.ts';
export type { AppointmentSample } from './seed-appointment.ts';
