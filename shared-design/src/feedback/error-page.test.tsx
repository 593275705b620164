import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestPlatform, pageFixture } from '@forecourt/shared-contracts/testing';
import type { VehicleBackdrop } from '@forecourt/shared-contracts/tenant';
import type { RemoteAppProps } from '@forecourt/shared-contracts/react';
import { renderRemote } from '@forecourt/shared-contracts/react/testing';
import { DesignProvider } from '../provider/design-provider.tsx';
import { designTexts } from '../text/design-texts.ts';
import { ErrorPage, type ErrorPageProps } from './error-page.tsx';

async function open(
  props: ErrorPageProps,
  texts: Readonly<Record<string, string>> = {},
  vehicleBackdrop: VehicleBackdrop = 'studio',
) {
  const { tenant } = pageFixture();
  const theme = { ...tenant.theme, vehicleBackdrop };
  const platform = await createTestPlatform({ page: { tenant: { ...tenant, theme, texts: { en: texts } } } });
  const RemoteApp = (_: RemoteAppProps) => (
    <DesignProvider navigate={platform.navigation.push}>
      <ErrorPage {...props} />
    </DesignProvider>
  );
  await renderRemote({ RemoteApp, resources: { en: { design: designTexts } } }, platform);
}

test.each([404, 500] as const)('%s has a code, a title, a subtitle and a home button', async (code) => {
  await open({ code });
  expect(screen.getByText(`Error ${code}`)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(designTexts.errorPage[code].title);
  expect(screen.getByText(designTexts.errorPage[code].subtitle)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('img')).toBeNull();
});

test('an unknown page leads to the search first and home second', async () => {
  await open({ code: 404 });
  const [search, home, ...others] = screen.getAllByRole('link');
  expect(search).toHaveAccessibleName('Search all vehicles');
  expect(search).toHaveAttribute('href', '/search');
  expect(home).toHaveAttribute('href', '/');
  expect(others).toEqual([]);
});

test('the texts may name a picture and describe it; without them the built-in illustration shows (SITE-16)', async () => {
  await open(
    { code: 500 },
    {
      'design.errorPage.500.imageUrl': '/media/flat-tire.webp',
      'design.errorPage.500.imageText': 'A car with a flat tire',
    },
  );
  expect(screen.getByRole('img', { name: 'A car with a flat tire' })).toHaveAttribute(
    'src',
    '/media/flat-tire.webp',
  );
});

test('subtitle and call to action can be hidden (SITE-16)', async () => {
  await open({ code: 500, subtitle: null, action: null });
  expect(screen.queryByText(designTexts.errorPage[500].subtitle)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([404, 500] as const)(
  'of a dark brand, the picture of %s has a charger at the road, whose cable ends in the car',
  async (code) => {
    await open({ code }, {}, 'dark');
    const parts = [...document.querySelectorAll('.fc-picture svg > *')];
    const drawn = parts.map((part) => part.getAttribute('d') ?? '');
    const cable = /^M66 122c34 4-10 78 (\d+) (\d+)$/.exec(drawn.find((path) => path.startsWith('M66')) ?? '');
    const [x, y] = [66 + Number(cable?.[1]), 122 + Number(cable?.[2])];
    const car = parts.findIndex((part) => part.getAttribute('transform') === 'translate(84 150)');
    expect(x).toBeGreaterThan(84 + 6);
    expect(y).toBeGreaterThan(150 + 24);
    expect(y).toBeLessThan(150 + 52);
    // In front of the ground, behind the car.
    const ground = drawn.findIndex((path) => path.startsWith('M0 160'));
    const charger = drawn.findIndex((path) => path.startsWith('M24 204'));
    expect(ground).toBeGreaterThanOrEqual(0);
    expect(charger).toBeGreaterThan(ground);
    expect(car).toBeGreaterThan(charger);
  },
);
