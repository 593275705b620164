import {
  economyText,
  type Economy,
  type Vehicle,
  type VehicleDealer,
  type VehicleDetail,
  type VehicleSpecification,
} from '@forecourt/shared-contracts/inventory';
import { chooseIncentives } from '@forecourt/shared-contracts/pricing';
import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';
import type { CardRow } from './card-rows.ts';
import { estimatedPayment } from './estimated-payment.ts';
import { priceIndicator } from './price-indicator.ts';
import { mainPicture, vehiclePictures } from './vehicle-pictures.ts';
import type { VehicleRecord, VehicleRow } from './vehicle-rows.ts';

/** Returns the part of a record's incentives used in its price, in cents. */
export function savingsCents({ incentives }: VehicleRecord): number {
  return chooseIncentives(incentives).savingsCents;
}

/** Returns the path of a vehicle's page. */
export function vehiclePath(vin: string): string {
  return `/vehicle/${vin}`;
}

/** What a card shows, and the part of the incentives used in its price, in cents. */
export interface CardRecord {
  readonly vehicle: CardRow;
  readonly dealer: VehicleDealer;
  readonly incentivesCents: number;
}

/** Converts a record to what cards show. `settings` are those of the day. */
export function vehicleView(record: VehicleRecord, settings: PaymentSettings): Vehicle {
  const { vehicle, dealer } = record;
  return cardView({ vehicle, dealer, incentivesCents: savingsCents(record) }, settings);
}

/** Converts what a card needs to what it shows. */
export function cardView(record: CardRecord, settings: PaymentSettings): Vehicle {
  const { vehicle, dealer, incentivesCents } = record;
  const { condition, priceCents, paintName, paintHex, colorFamily } = vehicle;
  const payment = estimatedPayment({ condition, priceCents, incentivesCents }, settings);
  const indicator = priceIndicator(vehicle);
  const picture = mainPicture(vehicle);
  return {
    ...vehicle,
    msrpCents: vehicle.msrpCents ?? undefined,
    certifiedUsed: condition === 'Certified',
    incentivesTotalCents: incentivesCents,
    exteriorColor: { name: paintName, hex: paintHex, family: colorFamily },
    economy: economyOf(vehicle),
    ...(picture && { image: picture }),
    path: vehiclePath(vehicle.vin),
    ...(payment && { estimatedPayment: payment }),
    ...(indicator && { kbbPriceIndicator: indicator }),
    dealer: { name: dealer.name, city: dealer.city, state: dealer.state, phone: dealer.phone },
  };
}

/** Converts a record to what its page shows. */
export function vehicleDetailView(record: VehicleRecord, settings: PaymentSettings): VehicleDetail {
  const { vehicle, dealer, incentives } = record;
  const { ownerCount, accidentCount, serviceRecordCount, usage } = vehicle;
  return {
    ...vehicleView(record, settings),
    images: vehiclePictures(vehicle),
    specifications: specificationsOf(vehicle),
    dealer,
    incentives: [...incentives],
    history: {
      ownerCount,
      // A feed states these of used vehicles alone (SHOP-90), and lists none without a clean title.
      ...(vehicle.condition !== 'New' && { accidentCount, hasCleanTitle: true }),
      serviceRecordCount: serviceRecordCount ?? undefined,
      usage: usage ?? undefined,
    },
    listedOn: vehicle.listedOn,
    seatCount: vehicle.seatCount ?? undefined,
    doorCount: vehicle.doorCount ?? undefined,
  };
}

function economyOf(vehicle: CardRow): Economy {
  const { cityMpg, highwayMpg, combinedMpg, rangeMiles, chargeMinutes } = vehicle;
  return {
    ...(cityMpg !== null && { cityMpg }),
    ...(highwayMpg !== null && { highwayMpg }),
    ...(combinedMpg !== null && { combinedMpg }),
    ...(rangeMiles !== null && { rangeMiles }),
    ...(chargeMinutes !== null && { chargeMinutes }),
  };
}

function specificationsOf(vehicle: VehicleRow): VehicleSpecification[] {
  const measured = (value: number | null, suffix: string) =>
    value === null ? undefined : `${value} ${suffix}`;
  const economy = (value: number | null) =>
    value === null ? undefined : economyText(value, vehicle.fuelType);
  const all = [
    ['performance', 'engine', vehicle.engine || undefined],
    ['performance', 'transmission', vehicle.transmission || undefined],
    ['performance', 'drivetrain', vehicle.drivetrain],
    ['performance', 'fuelType', vehicle.fuelType],
    ['economy', 'cityMpg', economy(vehicle.cityMpg)],
    ['economy', 'highwayMpg', economy(vehicle.highwayMpg)],
    ['economy', 'combinedMpg', economy(vehicle.combinedMpg)],
    ['economy', 'rangeMiles', measured(vehicle.rangeMiles, 'mi')],
    ['economy', 'chargeMinutes', measured(vehicle.chargeMinutes, 'min')],
    ['dimensions', 'seats', vehicle.seatCount?.toString()],
    ['dimensions', 'doors', vehicle.doorCount?.toString()],
  ] as const;
  return all.flatMap(([group, code, value]) => (value === undefined ? [] : [{ group, code, value }]));
}
