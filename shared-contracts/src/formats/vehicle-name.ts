/** Returns a model without the make that it repeats: 'Polestar 4' of the make Polestar is '4'. */
export function modelName({ make, model }: { readonly make: string; readonly model: string }): string {
  return model.startsWith(`${make} `) ? model.slice(make.length + 1) : model;
}

/** Formats the name of a vehicle, `2023 Volvo XC60`. */
export function vehicleName(vehicle: {
  readonly year: number;
  readonly make: string;
  readonly model: string;
}): string {
  return `${vehicle.year} ${vehicle.make} ${modelName(vehicle)}`;
}

/** Formats the name of a vehicle with its trim, `2023 Volvo XC60 Core`; without a trim, its name alone. */
export function vehicleNameWithTrim(vehicle: {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
}): string {
  return `${vehicleName(vehicle)} ${vehicle.trim}`.trim();
}
