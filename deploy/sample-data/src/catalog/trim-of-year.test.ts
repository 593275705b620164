import { expect, it } from 'vitest';
import { catalog } from './catalog.ts';
import { isOfYear } from './model-years.ts';
import { trimOfYear } from './trim-of-year.ts';

it.each([
  ['Model S', 'Plaid', 2018, 'P100D', 315],
  ['Model S', 'Plaid', 2019, 'Performance', 345],
  ['Model S', 'Plaid', 2020, 'Performance', 348],
  ['Model S', 'Plaid', 2021, 'Plaid', undefined],
  ['Model S', 'All-Wheel Drive', 2017, '100D', 335],
  ['Model S', 'All-Wheel Drive', 2020, 'Long Range Plus', 402],
  ['Model S', 'All-Wheel Drive', 2022, 'Long Range', 405],
  ['Model S', 'All-Wheel Drive', 2023, 'All-Wheel Drive', undefined],
  ['Model X', 'Plaid', 2017, 'P100D', 289],
  ['Model X', 'Plaid', 2020, 'Performance', 305],
  ['Model X', 'Plaid', 2021, 'Plaid', undefined],
  ['Model X', 'All-Wheel Drive', 2017, '100D', 295],
  ['Model X', 'All-Wheel Drive', 2022, 'Long Range', 348],
  ['Bolt EV', '1LT', 2019, 'LT', 238],
  ['Bolt EV', '2LT', 2019, 'Premier', 238],
  ['Bolt EV', '2LT', 2020, 'Premier', 259],
  ['Bolt EV', '1LT', 2022, '1LT', undefined],
  ['Bolt EUV', 'LT', 2022, 'LT', undefined],
])('the %s %s of %i is a %s with a range of %s miles', (model, trim, year, name, rangeMiles) => {
  expect(trimOfYear({ model, trim, year })).toEqual(
    rangeMiles === undefined ? { name } : { name, rangeMiles },
  );
});

it('no two trims of a model have the same name in a year', () => {
  const years = Array.from({ length: 11 }, (_, at) => 2017 + at);
  for (const year of years) {
    for (const { model, trims } of catalog.filter((line) => isOfYear(line, year))) {
      const names = trims.map(({ name }) => trimOfYear({ model, trim: name, year }).name);
      expect(new Set(names).size, `${year} ${model}`).toBe(trims.length);
    }
  }
});
