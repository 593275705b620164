import { orderFixture, priceFixture } from '@forecourt/shared-contracts/testing';
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
