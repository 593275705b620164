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
  hero: typeof tenant.theme.layout.hero = 'statement',
): Promise<HTMLImageElement | null | undefined> {
  server.use(refuse(getFeatured, 500, 'error.internal'));
  const layout = { ...tenant.theme.layout, hero };
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

test('a hero of a picture has it edge to edge: above the words, and on a wide screen in the half beside them', async () => {
  const resize = { parameter: 'w', widthsPx: [320, 1280] };
  const car = (await carOf({ photos: { ...photos, resize } }, 'picture')) as HTMLImageElement;
  expect(car).toHaveAttribute('sizes', '(min-width: 960px) 50vw, 100vw');
  const name = car.closest('section')?.className;
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const rules = css.split(`.${name} .fc-car{`).slice(1);
  expect(rules[0]).toMatch(/^width:calc\(100% \+ 2rem\);max-width:none;height:auto;aspect-ratio:640\/400;/);
  expect(rules[2]).toMatch(/^width:50%;.*object-fit:contain;.*position:absolute;inset:0 0 0 50%;/);
});
