import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getComparison } from '@forecourt/shared-contracts/comparison';
import {
  getFeatured,
  getVehicle,
  listSimilarVehicles,
  listStores,
  searchVehicles,
} from '@forecourt/shared-contracts/inventory';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { comparedFixture, comparisonFixture } from '../testing/choice-fixtures.ts';
import { noPrequalification } from '../testing/no-prequalification.ts';
import { renderInSpanish } from '../testing/render-in-spanish.ts';
import { renderStorefront } from '../testing/render-storefront.tsx';
import { searchResultFixture, vehicleFixture } from '../testing/vehicle-fixture.ts';

const server = startApi();
const vehicle = vehicleFixture();

beforeEach(() =>
  server.use(
    noPrequalification(),
    answer(searchVehicles, searchResultFixture()),
    answer(getVehicle, vehicle),
    answer(listStores, { stores: [vehicle.dealer] }),
    answer(listSimilarVehicles, { vehicles: [vehicleFixture({ vin: 'WAUENAF40KN000001' })] }),
    answer(getComparison, comparisonFixture(comparedFixture())),
    answer(getFeatured, {
      total: 1,
      vehicles: [vehicle],
      bodyStyles: [{ value: 'suv', count: 1 }],
      makes: [{ value: 'Volvo', count: 1 }],
    }),
  ),
);

const attributes = ['alt', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title'];

/** What the page says in attributes, which assistive technology reads and nobody sees. */
function attributeTexts(): Set<string> {
  const elements = document.body.querySelectorAll(attributes.map((name) => `[${name}]`).join());
  return new Set(
    [...elements].flatMap((element) => attributes.map((name) => element.getAttribute(name)?.trim() ?? '')),
  );
}

/** Names, numbers and amounts are the same in every language. */
const names = ['2023 Volvo XC60', 'Test Dealer'];
const isSame = (text: string) => names.includes(text) || !/\p{L}{3}/u.test(text);

test.each([
  ['/', 'article'],
  ['/search', 'article'],
  [vehicle.path, 'article'],
  ['/compare', 'table'],
  ['/saved-vehicles', 'dialog'],
  ['/faq', 'h1'],
  ['/financing', 'table'],
  ['/contact-us', 'h1'],
])(
  '%s has no name, description or alternative text in English when it is in Spanish',
  async (path, content) => {
    const settle = () => waitFor(() => expect(document.querySelector(content)).not.toBeNull());
    await renderStorefront(path);
    await settle();
    const english = attributeTexts();
    cleanup();
    await renderInSpanish(path);
    await settle();
    await screen.findByRole('heading', { level: 1 });
    const spanish = attributeTexts();
    expect([...spanish].filter((text) => english.has(text) && !isSame(text))).toEqual([]);
    expect(spanish.size).toBeGreaterThan(1);
  },
);
