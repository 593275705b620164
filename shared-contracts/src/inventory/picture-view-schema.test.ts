import * as v from 'valibot';
import { expect, test } from 'vitest';
import { VehicleImageSchema } from './vehicle.ts';

const picture = { url: '/p.svg', altText: 'White 2027 Volvo EX30', width: 800, height: 600 };

test.each([
  ['a known view is kept', { ...picture, view: 'quarter' }, 'quarter'],
  ['one that only newer releases know is left out', { ...picture, view: 'from-above' }, undefined],
  ['none stays none', picture, undefined],
])('%s', (_name, input, view) => {
  expect(v.parse(VehicleImageSchema, input).view).toBe(view);
});
