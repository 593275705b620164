import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrastRatio } from '@forecourt/shared-contracts/tenant';
import { skeleton } from './skeleton.ts';
import { notStartedCss } from './not-started.ts';
import { skeletonCss, skeletonLeastOpacity, skeletonLinePercent } from './skeleton-css.ts';

const tenantsDir = join(import.meta.dirname, '../../../releases/tenants');
const palettes = readdirSync(tenantsDir).map((file) => {
  const { theme } = JSON.parse(readFileSync(join(tenantsDir, file), 'utf8')) as {
    theme: { palette: Record<'lineStrong' | 'surface', string> };
  };
  return [file.replace('.json', ''), theme.palette] as const;
});

/** A color with a part of another, `color-mix` in sRGB. */
function mixed(line: string, surface: string, part: number): string {
  const channel = (from: number) => {
    const [one = 0, other = 0] = [line, surface].map((hex) => parseInt(hex.slice(from, from + 2), 16));
    return Math.round(one * part + other * (1 - part))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

test.each(palettes)('the gray blocks of %s can be seen, also when they have faded', (_brand, palette) => {
  const { lineStrong, surface } = palette;
  const part = (skeletonLinePercent / 100) * skeletonLeastOpacity;
  expect(contrastRatio(mixed(lineStrong, surface, part), surface)).toBeGreaterThanOrEqual(1.2);
});

test('it is as wide as the page, although automatic margins center it', () => {
  expect(skeletonCss).toMatch(/\.fs\{box-sizing:border-box;width:100%;/);
});

test('the tracker has one menu and, beside it, the vehicle and one step', () => {
  const html = String(skeleton('tracker'));
  expect(html.match(/fs-(menu|summary|step)"/g)).toEqual(['fs-menu"', 'fs-summary"', 'fs-step"']);
  for (const name of ['menu', 'summary', 'step', 'stack', 'steps'])
    expect(skeletonCss).toContain(`.fs-${name}{`);
});

test('the page of an order has the band of its heading and, beside them, the vehicle and the price', () => {
  const html = String(skeleton('order'));
  expect(html.match(/fs-(band|body|car|price)"/g)).toEqual(['fs-band"', 'fs-body"', 'fs-car"', 'fs-price"']);
  for (const name of ['band', 'body', 'car', 'price', 'ordered'])
    expect(skeletonCss).toContain(`.fs-${name}{`);
});

test.each(['detail', 'purchase', 'cart', 'account', 'order', 'tracker'] as const)(
  'each shape of %s has a style',
  (kind) => {
    const names = [...String(skeleton(kind)).matchAll(/fs-[a-z-]+/g)].map(([name]) => name);
    expect(names.filter((name) => !skeletonCss.includes(`.${name}`) && name !== 'fs-b')).toEqual([]);
  },
);

test('what comes into the page or goes does not make the browser style the whole page again', () => {
  expect(skeletonCss + notStartedCss).not.toMatch(/:has\([^{,]*[>~+ ]\*/);
});
