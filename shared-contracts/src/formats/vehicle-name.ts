/** Formats the name of a vehicle, `2023 Volvo XC60`. */
export function vehicleName(vehicle: {
  readonly year: number;
  readonly make: string;
  readonly model: string;
}): string {
  return `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
}
