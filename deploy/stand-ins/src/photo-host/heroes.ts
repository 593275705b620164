/** Models and paints in the heroes of the sample tenants' landing pages, `{style}/{hex}`. */
export const heroes: readonly string[] = [
  'sharp-crossover-4/1b4dd8',
  'raised-wagon-0/c2502e',
  'electric-limousine-1/8f3a14',
];
