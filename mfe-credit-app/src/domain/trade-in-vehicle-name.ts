import type { TradeInVehicle } from '@forecourt/shared-contracts/trade-in';

/** How a vehicle is called, `2021 Toyota Camry`. */
export function tradeInVehicleName({ year, make, model }: TradeInVehicle): string {
  return `${year} ${make} ${model}`;
}
