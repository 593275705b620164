import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import { CardFacts } from './card-facts.tsx';
import type { CardVehicle } from './card-vehicle.ts';

const used: CardVehicle = {
  vin: '1HGCV1F34LA000001',
  year: 2023,
  make: 'Hyundai',
  model: 'IONIQ 5',
  trim: 'SEL AWD',
  condition: 'USED',
  path: '/vehicle/1HGCV1F34LA000001',
  stockLabel: 'U100123',
  mileage: 12_480,
  availability: 'Available',
};
const electric = { rangeMiles: 303, chargeMinutes: 18 };

/** Lists of facts, line by line. */
function lines(): string[][] {
  return screen
    .queryAllByRole('list')
    .map((list) => [...list.children].map((item) => item.textContent.replaceAll('\u00A0', ' ')));
}

test.each([
  ['a used car', {}, [['12,480 mi', 'Stock U100123']]],
  ['a new car has no mileage', { condition: 'NEW' }, [['Stock U100123']]],
  [
    'a used electric car: range and charge time are beside the trim',
    electric,
    [
      ['SEL AWD', '303 mi range', '10–80% in 18 min'],
      ['12,480 mi', 'Stock U100123'],
    ],
  ],
  [
    'a new electric car',
    { ...electric, condition: 'NEW' },
    [['SEL AWD', '303 mi range', '10–80% in 18 min'], ['Stock U100123']],
  ],
  [
    'an electric car without a known charge time',
    { rangeMiles: 303 },
    [
      ['SEL AWD', '303 mi range'],
      ['12,480 mi', 'Stock U100123'],
    ],
  ],
  [
    'an electric car without a trim',
    { ...electric, trim: undefined },
    [
      ['303 mi range', '10–80% in 18 min'],
      ['12,480 mi', 'Stock U100123'],
    ],
  ],
  ['nothing is known', { mileage: undefined, stockLabel: undefined, trim: undefined }, []],
] as const)('%s', (_what, known, shown) => {
  renderDesign(<CardFacts vehicle={{ ...used, ...known }} />);
  expect(lines()).toEqual(shown);
});

test('the trim of a car that is not electric is a line of its own', () => {
  renderDesign(<CardFacts vehicle={used} />);
  expect(screen.getByText('SEL AWD').tagName).toBe('P');
});
