// @vitest-environment jsdom
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bodyStyles, vehicleAngles } from '@forecourt/shared-contracts/inventory';
import { backdrops } from './backdrop.ts';
import { paintFromHex } from './paint.ts';
import { placeholderPicture } from './placeholder-picture.ts';
import { vehiclePicture } from './vehicle-picture.ts';

const colors = ['ffffff', '000000', 'a9b0b6', 'b3202a', '2b5ea8', 'f2c318'];
const budgetBytes = 8_200;
const compressedBudgetBytes = 3_000;

function expectSafeSvg(svg: string): void {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.getAttribute('viewBox')).toBe('0 0 640 480');
  expect(svg).not.toMatch(/<script|foreignObject|href|<image|<style|\son\w+=|NaN|undefined|url\((?!#)/);
  const ids = [...parsed.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
  expect(references.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
}

describe.each(bodyStyles)('%s', (bodyStyle) => {
  it.each(vehicleAngles)('%s parses, runs no script, loads nothing and shows its paint', (angle) => {
    for (const hex of colors) {
      const svg = vehiclePicture({ bodyStyle, hex, angle, backdrop: 'studio' });
      expectSafeSvg(svg);
      expect(svg).toContain(paintFromHex(hex).base);
      expect(Buffer.byteLength(svg)).toBeLessThan(budgetBytes);
      expect(gzipSync(svg).byteLength).toBeLessThan(compressedBudgetBytes);
    }
  });

  it.each(backdrops)('is drawn separately from its %s backdrop', (backdrop) => {
    const svg = vehiclePicture({ bodyStyle, hex: 'b3202a', angle: 'side', backdrop });
    expectSafeSvg(svg);
    expect(svg.includes('M0 0h640v480H0z')).toBe(backdrop !== 'none');
  });

  it('is the same text each time and different for another angle', () => {
    const draw = () =>
      vehicleAngles.map((angle) => vehiclePicture({ bodyStyle, hex: '2b5ea8', angle, backdrop: 'none' }));
    expect(draw()).toEqual(draw());
    expect(new Set(draw()).size).toBe(vehicleAngles.length);
  });
});

it('draws every body style with a different silhouette', () => {
  for (const angle of ['side', 'front', 'rear'] as const) {
    const pictures = bodyStyles.map((bodyStyle) =>
      vehiclePicture({ bodyStyle, hex: 'a9b0b6', angle, backdrop: 'none' }),
    );
    expect(new Set(pictures).size).toBe(bodyStyles.length);
  }
});

it.each(backdrops)('has a placeholder without text on the %s backdrop', (backdrop) => {
  const svg = placeholderPicture(backdrop);
  expectSafeSvg(svg);
  expect(svg).not.toContain('<text');
});
