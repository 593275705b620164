import type {
  BodyStyle,
  ColorFamily,
  Drivetrain,
  FeatureCode,
  FuelType,
  VehicleAvailability,
  VehicleCondition,
  VehicleHistory,
} from '@forecourt/shared-contracts/inventory';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Locations of vehicles. `phone` is 10 digits, the position in degrees. */
export const dealers = pgTable(
  'dealers',
  {
    tenantId: text('tenant_id').notNull(),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    streetAddress: text('street_address').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zip: text('zip').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    phone: text('phone').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** Every vehicle that a tenant has or had. `version` is the inventory version that last changed the row. */
export const vehicles = pgTable(
  'vehicles',
  {
    tenantId: text('tenant_id').notNull(),
    /** Number within the tenant, in the order of loading; the tie-breaker in every sort order. */
    id: integer('id').notNull(),
    vin: text('vin').notNull(),
    stockNumber: text('stock_number').notNull(),
    year: integer('year').notNull(),
    make: text('make').notNull(),
    model: text('model').notNull(),
    trim: text('trim').notNull(),
    bodyStyle: text('body_style').notNull().$type<BodyStyle>(),
    condition: text('condition').notNull().$type<VehicleCondition>(),
    mileage: integer('mileage').notNull(),
    priceCents: integer('price_cents').notNull(),
    /** Null if the dealer's feed does not state it. */
    msrpCents: integer('msrp_cents'),
    paintName: text('paint_name').notNull(),
    paintHex: text('paint_hex').notNull(),
    colorFamily: text('color_family').notNull().$type<ColorFamily>(),
    interiorColor: text('interior_color').notNull(),
    fuelType: text('fuel_type').notNull().$type<FuelType>(),
    drivetrain: text('drivetrain').notNull().$type<Drivetrain>(),
    transmission: text('transmission').notNull(),
    engine: text('engine').notNull(),
    cityMpg: integer('city_mpg'),
    highwayMpg: integer('highway_mpg'),
    combinedMpg: integer('combined_mpg'),
    rangeMiles: integer('range_miles'),
    chargeMinutes: integer('charge_minutes'),
    features: text('features').array().notNull().$type<FeatureCode[]>(),
    /** Null if the dealer's feed does not state it, like doors, service records and usage; an unstated text is empty. */
    seatCount: integer('seat_count'),
    doorCount: integer('door_count'),
    hasPhotos: boolean('has_photos').notNull(),
    /** The dealer's own photographs in gallery order; drawn views are shown if there are none. */
    photoUrls: text('photo_urls').array().notNull().default([]),
    dealerId: integer('dealer_id').notNull(),
    listedOn: date('listed_on', { mode: 'string' }).notNull(),
    ownerCount: integer('owner_count').notNull(),
    accidentCount: integer('accident_count').notNull(),
    serviceRecordCount: integer('service_record_count'),
    usage: text('usage').$type<NonNullable<VehicleHistory['usage']>>(),
    availability: text('availability').notNull().$type<VehicleAvailability>(),
    /** Order that claimed or bought the vehicle; null while it is free, and once it is Deleted. */
    heldByOrder: text('held_by_order'),
    /** When a dealer's feed stopped listing it; null while it is listed, and for vehicles without a feed. */
    goneOn: date('gone_on', { mode: 'string' }),
    isSample: boolean('is_sample').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.vin] }),
    foreignKey({ columns: [table.tenantId, table.dealerId], foreignColumns: [dealers.tenantId, dealers.id] }),
    uniqueIndex('vehicles_by_id').on(table.tenantId, table.id),
    index('vehicles_by_price').on(table.tenantId, table.priceCents, table.id),
    index('vehicles_by_mileage').on(table.tenantId, table.mileage, table.id),
    index('vehicles_by_year').on(table.tenantId, table.year.desc(), table.id),
    index('vehicles_by_model').on(table.tenantId, table.make, table.model),
    index('vehicles_by_version').on(table.tenantId, table.version),
  ],
);

/** Manufacturers' incentives for one vehicle; both dates inclusive. */
export const incentives = pgTable(
  'incentives',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    vehicleId: integer('vehicle_id').notNull(),
    name: text('name').notNull(),
    savingsCents: integer('savings_cents').notNull(),
    effectiveFromOn: date('effective_from_on', { mode: 'string' }).notNull(),
    effectiveToOn: date('effective_to_on', { mode: 'string' }).notNull(),
    /** Ids of the same vehicle's incentives that it cannot be combined with. */
    excludes: text('excludes').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('incentives_by_vehicle').on(table.tenantId, table.vehicleId),
  ],
);

/** Counts changes of a tenant's inventory, so that each process knows what its index is missing. */
export const inventoryVersions = pgTable('inventory_versions', {
  tenantId: text('tenant_id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

/**
 * Rows of a feed being imported, until all are read and applied at once. `vehicle` is a row of `vehicles`
 * without what the site controls; null if the feed names the vehicle but its row was rejected.
 */
export const inventoryFeedRows = pgTable(
  'inventory_feed_rows',
  {
    tenantId: text('tenant_id').notNull(),
    importId: text('import_id').notNull(),
    vin: text('vin').notNull(),
    line: integer('line').notNull(),
    vehicle: json('vehicle'),
    stagedOn: date('staged_on', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.importId, table.vin] })],
);
