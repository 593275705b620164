export { calendarFile } from './calendar-file.ts';
export type { CalendarEvent } from './calendar-file.ts';
export { DeliveryAddressSchema, isPoBox, isStreetAddress } from './delivery-address.ts';
export type { DeliveryAddress } from './delivery-address.ts';
export { deliveryFee, transferPickupFee } from './delivery-fee.ts';
export type { DeliveryFee, DeliveryPrices } from './delivery-fee.ts';
export {
  bookAppointment,
  cancelAppointment,
  getFulfillment,
  listSlots,
  quoteFulfillment,
} from './fulfillment-endpoints.ts';
export {
  AppointmentSchema,
  FulfillmentSchema,
  fulfillmentStatuses,
  instructionsMaxLength,
  PickupPlaceSchema,
  PriceCreditSchema,
} from './fulfillment.ts';
export type {
  Appointment,
  Fulfillment,
  FulfillmentStatus,
  HandOverCredit,
  PickupPlace,
} from './fulfillment.ts';
export {
  ChosenHandOverSchema,
  FulfillmentPlaceSchema,
  fulfillmentTypes,
  FulfillmentRequestSchema,
  pickupLocations,
  fulfillmentErrors,
} from './fulfillment-request.ts';
export type {
  ChosenHandOver,
  FulfillmentPlace,
  FulfillmentType,
  FulfillmentRequest,
  PickupLocation,
} from './fulfillment-request.ts';
export {
  DeliveryEstimateSchema,
  estimateHandOver,
  HandOverEstimateSchema,
  PickupEstimateSchema,
} from './hand-over-estimate.ts';
export type { DeliveryEstimate, HandOverEstimate } from './hand-over-estimate.ts';
export { reportReceived } from './received-endpoint.ts';
export { canChangeAppointment, changeUntil, handOverStatus } from './fulfillment-status.ts';
export { scheduleDay, scheduleDays, windowsOfDate, withoutFullSlots } from './schedule-slots.ts';
export type { DayReason, ScheduleDay, Slot, SlotPlan } from './schedule-slots.ts';
export { dateOnIn, weekdayOf, zonedInstant } from './zoned-time.ts';
