import type { GrilleForm } from './drawn-shape.ts';

/** Makes whose vehicles share a grille. */
const grillesOfMakes: readonly (readonly [make: string, grille: GrilleForm])[] = [
  ['Acura', 'tall'],
  ['Alfa Romeo', 'delta'],
  ['Audi', 'octagon'],
  ['BMW', 'kidney'],
  ['Buick', 'waterfall'],
  ['Cadillac', 'mesh'],
  ['Chevrolet', 'double'],
  ['Dodge', 'crosshair'],
  ['Ford', 'bars'],
  ['GMC', 'bold'],
  ['Genesis', 'wing'],
  ['Hyundai', 'cascade'],
  ['INFINITI', 'wing'],
  ['Jeep', 'slots'],
  ['Kia', 'tiger'],
  ['Land Rover', 'gate'],
  ['Lexus', 'spindle'],
  ['Lincoln', 'mesh'],
  ['MINI', 'frame'],
  ['Mazda', 'wing'],
  ['Mercedes-Benz', 'star'],
  ['Mitsubishi', 'shield'],
  ['Nissan', 'vee'],
  ['Porsche', 'low'],
  ['Ram', 'double'],
  ['Subaru', 'crossbar'],
  ['Toyota', 'trapeze'],
  ['Volkswagen', 'rail'],
  ['Volvo', 'slash'],
];

/** Returns the grille by which the make of a model is known, if there is one. */
export const grilleOfMake = (model: string): GrilleForm | undefined =>
  grillesOfMakes.find(([make]) => model.startsWith(`${make} `))?.[1];
