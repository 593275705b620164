import type { VehicleCondition } from './vehicle-values.ts';

/** Card types (SHOP-21). */
export type VehicleCardType = 'NEW' | 'CPO' | 'USED';

const cardTypes: Readonly<Record<VehicleCondition, VehicleCardType>> = {
  New: 'NEW',
  Certified: 'CPO',
  Used: 'USED',
};

/** The card type of a listing condition. */
export function vehicleCardType(condition: VehicleCondition): VehicleCardType {
  return cardTypes[condition];
}
