import { expect, test } from 'vitest';
import { bodyStyleDrawing, bodyStylePicture } from './body-style-picture.ts';

const electric = { fuelType: 'Electric' } as const;
const hybrid = { fuelType: 'Hybrid' } as const;

test.each([
  ['of battery vehicles alone', 'suv', [electric, electric], 'electric-crossover-0'],
  ['of battery vehicles alone, without a drawing of its own', 'minivan', [electric], 'minivan'],
  ['of several fuels', 'suv', [electric, hybrid], 'suv'],
  ['whose vehicles are not known yet', 'suv', [], 'suv'],
] as const)('the drawing for a store %s', (_, bodyStyle, shown, drawing) => {
  expect(bodyStyleDrawing(bodyStyle, shown)).toBe(drawing);
});

test('a picture is named by drawing, paint and backdrop', () => {
  expect(bodyStylePicture('electric-van-0', '#aabbcc', 'studio')).toBe(
    '/media/vehicles/electric-van-0/aabbcc/quarter.svg?backdrop=studio',
  );
});
