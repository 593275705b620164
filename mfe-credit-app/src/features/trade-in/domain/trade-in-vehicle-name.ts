import type { TradeInVehicle } from '@forecourt/shared-contracts/trade-in';

/** Formats a vehicle's name, `2021 Toyota Camry`. */
export function tradeInVehicleName({ year, make, model }: TradeInVehicle): string {
  return `${year} ${make} ${model}`;
}
