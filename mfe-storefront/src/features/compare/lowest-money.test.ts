import { expect, test } from 'vitest';
import { vehicleFixture } from '../../testing/vehicle-fixture.ts';
import { lowestMoney } from './lowest-money.ts';

const estimate = { downPaymentCents: 2_500_00, termMonths: 72, aprPercent: 9.89 };

test.each([
  ['all the same', [30_000_00, 30_000_00], []],
  ['all the same in whole dollars, as they are shown', [30_000_40, 30_000_10], []],
  ['a dollar less', [30_000_00, 29_999_00], ['1']],
  ['two of three', [30_000_40, 31_000_00, 30_000_10], ['0', '2']],
  ['one', [30_000_00], []],
])('the lowest payment and price: %s', (_, amounts, expected) => {
  const vehicles = amounts.map((cents, place) =>
    vehicleFixture({
      vin: String(place),
      priceCents: cents,
      estimatedPayment: { ...estimate, monthlyPaymentCents: cents },
    }),
  );
  expect(lowestMoney(vehicles, undefined)).toEqual({ payment: expected, price: expected });
});
