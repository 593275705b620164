import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getFeatured } from '@forecourt/shared-contracts/inventory';
import { pageFixture, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { renderStorefront } from '../../../testing/render-storefront.tsx';

const server = startApi();
const { tenant } = pageFixture();
const photos = { origins: ['/photos'], hero: '/photos/hero.webp' };

async function carOf(
  inventory: Partial<typeof tenant.inventory>,
): Promise<HTMLImageElement | null | undefined> {
  server.use(refuse(getFeatured, 500, 'error.internal'));
  const layout = { ...tenant.theme.layout, hero: 'statement' as const };
  const theme = { ...tenant.theme, layout };
  await renderStorefront('/', {
    page: { tenant: { ...tenant, theme, inventory: { ...tenant.inventory, ...inventory } } },
  });
  const heading = await screen.findByRole('heading', { level: 1 });
  return heading.closest('section')?.querySelector('img');
}

test('a hero of a large tagline has the car of the tenant’s photo', async () => {
  const car = await carOf({ photos });
  expect(car).toHaveAttribute('src', '/photos/hero.webp');
});

test('without a photo it has no car', async () => {
  expect(await carOf({ photos: undefined })).toBeNull();
  expect(screen.queryByText('Test Dealer'), 'the logo says it').toBeNull();
});
