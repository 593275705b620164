/** Colors of the seats of sample vehicles, six hexadecimal digits by name. */
export const interiorHexes = {
  Black: '1d1d1f',
  Charcoal: '3a3c40',
  Gray: '85878a',
  Beige: 'cdb896',
  Brown: '62432f',
  Red: '8e1f22',
  White: 'e6e3dc',
} as const;

/** One of the names in {@link interiorHexes}. */
export type InteriorColor = keyof typeof interiorHexes;

/** Colors as often as they are drawn: black is twice as frequent as another. */
export const interiorColors: readonly InteriorColor[] = [
  'Black',
  'Black',
  'Charcoal',
  'Gray',
  'Beige',
  'Brown',
  'Red',
  'White',
];
