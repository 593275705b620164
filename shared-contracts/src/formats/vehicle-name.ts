/** Returns a model without the make that it repeats: 'Polestar 4' of the make Polestar is '4'. */
export function modelName({ make, model }: { readonly make: string; readonly model: string }): string {
  return model.startsWith(`${make} `) ? model.slice(make.length + 1) : model;
}

/** Returns make and model, the make once: 'Volvo XC60', 'Polestar 4', and 'Mazda3' of the make Mazda. */
export function makeAndModelName({ make, model }: { readonly make: string; readonly model: string }): string {
  return model.startsWith(make) ? model : `${make} ${model}`;
}

/** Formats the name of a vehicle, `2023 Volvo XC60`; a make that begins the model is named once, `2025 Mazda3`. */
export function vehicleName(vehicle: {
  readonly year: number;
  readonly make: string;
  readonly model: string;
}): string {
  return `${vehicle.year} ${makeAndModelName(vehicle)}`;
}

/** Formats the name of a vehicle with its trim, `2023 Volvo XC60 Core`; a model that the trim repeats is named once, `2025 Mercedes-Benz EQB 300`. */
export function vehicleNameWithTrim(vehicle: {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
}): string {
  const { model, trim } = vehicle;
  return `${vehicleName(vehicle)} ${trim.startsWith(`${model} `) ? trim.slice(model.length + 1) : trim}`.trim();
}
