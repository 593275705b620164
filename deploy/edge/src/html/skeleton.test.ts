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
    theme: { palette: Record<'lineStrong' | 'surface' | 'surfaceRaised', string> };
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
  const { lineStrong, surface, surfaceRaised } = palette;
  const block = mixed(lineStrong, surface, skeletonLinePercent / 100);
  for (const below of [surface, surfaceRaised]) {
    expect(contrastRatio(mixed(block, below, skeletonLeastOpacity), below)).toBeGreaterThanOrEqual(1.2);
  }
});

test('it is as wide as the page, although automatic margins center it', () => {
  expect(skeletonCss).toMatch(/\.fs\{box-sizing:border-box;width:100%;/);
});

test('the tracker has one menu and, beside it, the vehicle and one step', () => {
  const html = String(skeleton('tracker'));
  expect(html.match(/fs-(menu|summary|step|head)[ "]/g)).toEqual([
    'fs-menu"',
    'fs-summary"',
    'fs-step ',
    'fs-head"',
  ]);
  for (const name of ['menu', 'summary', 'step', 'stack', 'steps'])
    expect(skeletonCss).toContain(`.fs-${name}{`);
});

test('the page of an order has the band of its heading and, beside them, the vehicle and the price', () => {
  const html = String(skeleton('order'));
  expect(html.match(/fs-(band|sheet|car)/g)).toEqual([
    'fs-band',
    'fs-sheet',
    'fs-sheet',
    'fs-car',
    'fs-sheet',
  ]);
  for (const name of ['band', 'car', 'ordered']) expect(skeletonCss).toContain(`.fs-${name}{`);
});

test.each([
  'landing',
  'grid',
  'detail',
  'form',
  'list',
  'purchase',
  'cart',
  'account',
  'order',
  'tracker',
] as const)('each shape of %s has a style', (kind) => {
  const names = [...String(skeleton(kind)).matchAll(/fs-[a-z-]+/g)].map(([name]) => name);
  expect(names.filter((name) => !skeletonCss.includes(`.${name}`) && name !== 'fs-b')).toEqual([]);
});

test.each(['grid', 'purchase', 'cart', 'account', 'tracker'] as const)(
  'a known heading takes the place of the gray one of %s, and is only drawn',
  (kind) => {
    const html = String(skeleton(kind, { title: 'Orders <1>', lead: 'All of them.' }));
    expect(html).toContain('<div class="fs-known"><p>Orders &lt;1&gt;</p><p>All of them.</p></div>');
    expect(html).not.toContain('fs-head');
    expect(html).toMatch(/^<div class="fs" data-skeleton aria-hidden="true">/);
    expect(String(skeleton(kind, { title: 'Orders' }))).toContain(
      '<div class="fs-known"><p>Orders</p></div>',
    );
    for (const name of ['known', 'known>p', 'known>p:first-child'])
      expect(skeletonCss).toContain(`.fs-${name}{`);
  },
);

test('what comes into the page or goes does not make the browser style the whole page again', () => {
  expect(skeletonCss + notStartedCss).not.toMatch(/:has\([^{,]*[>~+ ]\*/);
});
