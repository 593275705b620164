/**
 * Pictures that exist of every body style, in gallery order: three whole-vehicle views, then details.
 * A vehicle's gallery lists `/media/vehicles/{bodyStyle}/{hex}/{angle}.svg` in this order.
 */
export const vehicleAngles = ['side', 'front', 'rear', 'wheel', 'cabin'] as const;

/** One of {@link vehicleAngles}. */
export type VehicleAngle = (typeof vehicleAngles)[number];
