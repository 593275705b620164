import * as v from 'valibot';
import { NonNegativeCentsSchema } from '../money/cents-schema.ts';

const LineSchema = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60));
const HoursSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(336));
const ClockSchema = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time like 09:00'),
);
const CapacitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50));
const WindowSchema = v.pipe(v.number(), v.integer(), v.minValue(15), v.maxValue(720));
const StateSchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** Opening and closing time of a day in the dealer's time zone, `09:00`; null if closed. */
export const DayHoursSchema = v.nullable(
  v.pipe(
    v.object({ opens: ClockSchema, closes: ClockSchema }),
    v.check(({ opens, closes }) => opens < closes, 'must open before it closes'),
  ),
);
/** Business hours by weekday, in the dealer's time zone (SITE-77); of a handover, in that of its place (TRACK-115). */
export const WeekHoursSchema = v.object({
  sunday: DayHoursSchema,
  monday: DayHoursSchema,
  tuesday: DayHoursSchema,
  wednesday: DayHoursSchema,
  thursday: DayHoursSchema,
  friday: DayHoursSchema,
  saturday: DayHoursSchema,
});
export type WeekHours = v.InferOutput<typeof WeekHoursSchema>;

/** Delivery fee up to a distance in miles; a null fee is quoted by the dealer by phone.
 * The fee applies as far as it is no higher than that of a delivery to the dealership (`transferPickupFee`). */
export const DeliveryBandSchema = v.object({
  upToMiles: v.pipe(v.number(), v.minValue(1)),
  feeCents: v.nullable(NonNegativeCentsSchema),
});
export type DeliveryBand = v.InferOutput<typeof DeliveryBandSchema>;

/** Delivery to the buyer. Within `inventory.deliveryIncludedMiles` it is free; beyond the last band it is not available. */
export const DeliverySettingsSchema = v.object({
  isOffered: v.optional(v.boolean(), true),
  /** States with delivery. */
  states: v.pipe(v.array(StateSchema), v.minLength(1)),
  bands: v.pipe(
    v.array(DeliveryBandSchema),
    v.check(
      (bands) => bands.every(({ upToMiles }, at) => at === 0 || (bands[at - 1]?.upToMiles ?? 0) < upToMiles),
      'must rise from band to band',
    ),
  ),
  leadHours: v.optional(HoursSchema, 48),
  windowMinutes: v.optional(WindowSchema, 120),
  /** Maximum number of deliveries per time window. */
  capacity: v.optional(CapacitySchema, 2),
});

/**
 * Pickup by the buyer. A vehicle at another store of the group can be picked up there or be brought to the dealership, for
 * `transferFeeCents` and with a longer lead time; a null fee is quoted by the dealer by phone.
 */
export const PickupSettingsSchema = v.object({
  isOffered: v.optional(v.boolean(), true),
  feeCents: v.optional(NonNegativeCentsSchema, 0),
  transferFeeCents: v.optional(v.nullable(NonNegativeCentsSchema), 0),
  leadHours: v.optional(HoursSchema, 24),
  transferLeadHours: v.optional(HoursSchema, 72),
  windowMinutes: v.optional(WindowSchema, 60),
  capacity: v.optional(CapacitySchema, 3),
});

/** A tenant's handover settings: where and when (TRACK-88), how far (TRACK-95) and at what price (TRACK-97). */
export const FulfillmentSettingsSchema = v.object({
  dealership: v.object({
    line1: LineSchema,
    line2: v.optional(LineSchema),
    city: LineSchema,
    state: StateSchema,
    zip: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  }),
  hours: WeekHoursSchema,
  delivery: DeliverySettingsSchema,
  pickup: PickupSettingsSchema,
  /** Calendar dates without handovers. */
  blackoutDates: v.optional(v.array(v.pipe(v.string(), v.isoDate())), []),
  /** How many days ahead can be booked. */
  horizonDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(120)), 30),
  /** Hours before an appointment until which it can be changed or canceled. */
  changeCutoffHours: v.optional(HoursSchema, 24),
});
