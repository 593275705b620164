import { orderFixture, orderVehicleFixture, priceFixture } from '@forecourt/shared-contracts/testing';
import { expect, test } from 'vitest';
import { orderVehiclePrice } from './order-vehicle-price.ts';

test.each([
  ['no incentives', [], 0],
  ['one incentive', [-275_000], 275_000],
  ['two incentives', [-275_000, -50_000], 325_000],
])('with %s the price is the one after them (SHOP-34)', (_, amounts, incentivesCents) => {
  const { lines, ...price } = priceFixture();
  const incentives = amounts.map((amountCents) => ({ code: 'incentives' as const, amountCents }));
  const order = orderFixture({ price: { ...price, lines: [...lines, ...incentives] } });
  expect(orderVehiclePrice(order)).toEqual({ priceCents: order.vehicle.priceCents, incentivesCents });
});

test.each([
  ['New', { msrpCents: 4_400_000 }],
  ['Used', {}],
] as const)('the MSRP is compared with the price of a vehicle that is %s (SHOP-34)', (condition, msrp) => {
  const vehicle = orderVehicleFixture({ condition, priceCents: 4_150_000, msrpCents: 4_400_000 });
  expect(orderVehiclePrice(orderFixture({ vehicle }))).toEqual({
    priceCents: 4_150_000,
    incentivesCents: 0,
    ...msrp,
  });
});
