import { expect, it } from 'vitest';
import { carPicture } from './car-picture.ts';

it.each([
  ['on a dark ground the light accent', { brand: '#0b3d91', accent: '#ffb000', hero: '#0a1a33' }, 'ffb000'],
  ['on a light ground the dark brand', { brand: '#0b3d91', accent: '#ffb000', hero: '#ffffff' }, '0b3d91'],
])('%s', (_row, palette, paint) =>
  expect(carPicture(palette)).toBe(`/media/vehicles/suv/${paint}/quarter.svg?backdrop=none`),
);
