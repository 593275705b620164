export { calendarFile } from './calendar-file.ts';
export type { CalendarEvent } from './calendar-file.ts';
export { comparableCity, DeliveryAddressSchema, isPoBox, isStreetAddress } from './delivery-address.ts';
export type { DeliveryAddress } from './delivery-address.ts';
export { deliveryFee } from './delivery-fee.ts';
export type { DeliveryFee, DeliveryPrices } from './delivery-fee.ts';
export {
  AppointmentSchema,
  bookAppointment,
  cancelAppointment,
  fulfillmentStatuses,
  fulfillmentTypes,
  FulfillmentPlaceSchema,
  FulfillmentSchema,
  FulfillmentWishSchema,
  getFulfillment,
  instructionsMaxLength,
  listSlots,
  pickupLocations,
  PickupPlaceSchema,
  quoteFulfillment,
} from './fulfillment-endpoints.ts';
export type {
  Appointment,
  Fulfillment,
  FulfillmentPlace,
  FulfillmentStatus,
  FulfillmentType,
  FulfillmentWish,
  PickupLocation,
  PickupPlace,
} from './fulfillment-endpoints.ts';
export {
  canChangeAppointment,
  changeUntil,
  fulfillmentStatus,
  isFulfillmentClosed,
} from './fulfillment-status.ts';
export { scheduleDay, scheduleDays, windowsOfDate, withoutFullSlots } from './schedule-slots.ts';
export type { DayReason, ScheduleDay, Slot, SlotPlan } from './schedule-slots.ts';
export { dateOnIn, weekdayOf, zonedInstant, zoneNameAt } from './zoned-time.ts';
