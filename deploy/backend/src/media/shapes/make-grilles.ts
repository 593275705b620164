import type { GrilleForm } from './drawn-shape.ts';

/** Makes whose vehicles share a grille. */
const grillesOfMakes: readonly (readonly [make: string, grille: GrilleForm])[] = [
  ['Acura', 'tall'],
  ['Audi', 'octagon'],
  ['BMW', 'kidney'],
  ['Cadillac', 'mesh'],
  ['Chevrolet', 'double'],
  ['Genesis', 'wing'],
  ['INFINITI', 'wing'],
  ['Jeep', 'slots'],
  ['Lexus', 'spindle'],
  ['Lincoln', 'mesh'],
  ['Mazda', 'wing'],
  ['Mitsubishi', 'shield'],
  ['Nissan', 'vee'],
  ['Ram', 'double'],
  ['Toyota', 'trapeze'],
];

/** Returns the grille by which the make of a model is known, if there is one. */
export const grilleOfMake = (model: string): GrilleForm | undefined =>
  grillesOfMakes.find(([make]) => model.startsWith(`${make} `))?.[1];
