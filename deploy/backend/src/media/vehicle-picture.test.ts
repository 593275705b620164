// @vitest-environment jsdom
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bodyStyles, vehicleAngles } from '@forecourt/shared-contracts/inventory';
import { backdropMarkup, backdrops } from './backdrop.ts';
import { endArtOf } from './ends/end-art-of.ts';
import { faceMarkup } from './ends/face.ts';
import { paintFromHex } from './paint.ts';
import { placeholderPicture } from './placeholder-picture.ts';
import { styleText } from './picture-style.ts';
import { pathSegments } from './quarter/path-segments.ts';
import { projectionOf } from './quarter/projection.ts';
import { headlamps } from './shapes/headlamp-shapes.ts';
import type { LampStyle, ShapeVariant } from './shapes/drawn-shape.ts';
import { shapeVariant, variantCount } from './shapes/shape-variant.ts';
import { sideArtOf } from './shapes/side-art-of.ts';
import { shapeNames, shapes } from './shapes/shapes.ts';
import { vehiclePicture } from './vehicle-picture.ts';

const colors = ['ffffff', '000000', 'b3202a'];
/** Of the view from the front corner, which shows a side and a front at once; and of all others. */
const budgets = {
  quarter: { bytes: 12_400, compressed: 3_900 },
  others: { bytes: 8_200, compressed: 3_000 },
};

/** Elements that are opened and not closed, or closed and not opened: much faster than a document per picture. */
function unbalancedTags(svg: string): string[] {
  const open: string[] = [];
  const stray = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<>]*")*)(\/?)>/g,
    (_, close, name, _attributes, own) => {
      if (own === '') {
        if (close === '') open.push(name as string);
        else if (open.at(-1) === name) open.pop();
        else open.push(`/${name as string}`);
      }
      return '';
    },
  );
  return stray === '' ? open : [...open, stray];
}

function expectParses(svg: string): void {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.getAttribute('viewBox')).toBe('0 0 640 480');
}

function expectSafeSvg(svg: string): void {
  expect(unbalancedTags(svg)).toEqual([]);
  expect(svg).not.toMatch(
    /<script|foreignObject|href|<image|<style|\son\w+=|NaN|undefined|Infinity|url\((?!#)|[{}]/,
  );
  const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id ?? '');
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
  expect(references.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
}

const side = (style: string, backdrop: (typeof backdrops)[number] = 'none'): string =>
  vehiclePicture({ style, hex: 'a9b0b6', angle: 'side', backdrop });

describe.each([...bodyStyles, ...shapeNames.map((name, index) => `${name}-${index % variantCount}`)])(
  '%s',
  (style) => {
    it('is safe in every view and paint, shows its paint and stays small', () => {
      for (const angle of vehicleAngles) {
        for (const hex of colors) {
          const svg = vehiclePicture({ style, hex, angle, backdrop: 'studio' });
          expectSafeSvg(svg);
          expect(svg).toContain(paintFromHex(hex).base);
          const budget = budgets[angle === 'quarter' ? 'quarter' : 'others'];
          expect(Buffer.byteLength(svg)).toBeLessThan(budget.bytes);
          expect(gzipSync(svg).byteLength).toBeLessThan(budget.compressed);
        }
      }
    });
  },
);

it.each(bodyStyles)('%s is read by an XML parser in every view', (style) => {
  for (const angle of vehicleAngles) {
    expectParses(vehiclePicture({ style, hex: 'b3202a', angle, backdrop: 'warm' }));
  }
});

it.each(backdrops)('is drawn separately from its %s backdrop', (backdrop) => {
  const svg = side('suv', backdrop);
  expectSafeSvg(svg);
  expect(svg.includes('M0 0h640v480H0z')).toBe(backdrop !== 'none');
});

it.each(['studio', 'warm'] as const)('has a %s backdrop with a hue, unlike gray paint', (backdrop) => {
  const tones = [...backdropMarkup(backdrop).matchAll(/stop-color="#(..)..(..)"/g)];
  const hues = tones.map(([, red = '', blue = '']) => Math.abs(parseInt(blue, 16) - parseInt(red, 16)));
  expect(hues.length).toBeGreaterThanOrEqual(5);
  expect(Math.min(...hues)).toBeGreaterThanOrEqual(7);
  expect(Math.max(...hues)).toBeGreaterThanOrEqual(24);
});

it('is the same text each time and different for another angle', () => {
  const draw = () =>
    vehicleAngles.map((angle) =>
      vehiclePicture({ style: 'three-row-4', hex: '2b5ea8', angle, backdrop: 'none' }),
    );
  expect(draw()).toEqual(draw());
  expect(new Set(draw()).size).toBe(vehicleAngles.length);
});

describe('from the front corner', () => {
  const corner = (backdrop: (typeof backdrops)[number], angle: (typeof vehicleAngles)[number] = 'quarter') =>
    vehiclePicture({ style: 'midsize-sedan-0', hex: 'a9b0b6', angle, backdrop }).replace(
      backdropMarkup(backdrop),
      '',
    );
  const mirror = '<g transform="matrix(-1 0 0 1 640 0)">';

  it('is seen from the right in warm light and from the left elsewhere', () => {
    expect(backdrops.filter((backdrop) => corner(backdrop).includes(mirror))).toEqual(['warm']);
    expect(corner('none')).toBe(corner('studio'));
  });

  it('has its driver on the left in both', () => {
    const wheelX = (backdrop: 'warm' | 'studio'): number => {
      const [, x = ''] = /<path d="M(\d+) [^"]+" fill="none" stroke="#11171c"/.exec(corner(backdrop)) ?? [];
      return Number(x);
    };
    // Before it is mirrored, the far side is farther left in the picture.
    expect(wheelX('warm')).toBeLessThan(wheelX('studio') - 30);
  });

  it('is mirrored in the floor of the dark studio, under a glow without edges', () => {
    expect(backdrops.filter((backdrop) => corner(backdrop).includes('fill="url(#o)"'))).toEqual(['dark']);
    expect(backdrops.filter((backdrop) => backdropMarkup(backdrop).includes('id="bl"'))).toEqual(['dark']);
    // What is filled with one color would end with an edge above the vehicle.
    expect(backdropMarkup('dark')).not.toMatch(/fill="#/);
  });

  it('stays as small in the dark studio, where battery vehicles are shown', () => {
    for (const name of shapeNames.filter((shape) => shapes[shape].isElectric)) {
      const svg = vehiclePicture({ style: `${name}-0`, hex: 'b3202a', angle: 'quarter', backdrop: 'dark' });
      expectSafeSvg(svg);
      expect(Buffer.byteLength(svg), name).toBeLessThan(budgets.quarter.bytes);
      expect(gzipSync(svg).byteLength, name).toBeLessThan(budgets.quarter.compressed);
    }
  });

  it('only this view depends on the light', () => {
    for (const angle of vehicleAngles.filter((one) => one !== 'quarter')) {
      expect(new Set(backdrops.map((backdrop) => corner(backdrop, angle))).size, angle).toBe(1);
    }
  });
});

it('has at least 80 shapes, each with its own outline and windows', () => {
  const arts = shapeNames.map((name) => sideArtOf(shapeVariant(name, 0)));
  expect(arts.length).toBeGreaterThanOrEqual(80);
  expect(new Set(arts.map(({ body, glass }) => body + glass)).size).toBe(arts.length);
});

it('draws each variant of a shape differently', () => {
  for (const name of shapeNames) {
    const pictures = Array.from({ length: variantCount }, (_, index) => side(`${name}-${index}`));
    expect(new Set(pictures).size, name).toBe(variantCount);
  }
});

it('fills the tile: each vehicle is 78 to 87 % as wide as its picture and inside it', () => {
  for (const name of shapeNames) {
    const { extent, roofY } = sideArtOf(shapeVariant(name, 0));
    const share = (extent[1] - extent[0]) / 640;
    expect(share, name).toBeGreaterThan(0.78);
    expect(share, name).toBeLessThan(0.87);
    expect(roofY, name).toBeGreaterThan(60);
  }
});

it('draws a vehicle from its front corner inside its picture, as wide as from its side', () => {
  for (const name of shapeNames) {
    const { at } = projectionOf(shapes[name]);
    const { length, width, height, roofEnd, frontAxle } = shapes[name];
    const [left] = at([0, -width * 0.4, 600]);
    const [right] = at([length, width * 0.45, 700]);
    expect((right - left) / 640, name).toBeGreaterThan(0.78);
    expect((right - left) / 640, name).toBeLessThan(0.92);
    expect(at([roofEnd[0], 0, height])[1], name).toBeGreaterThan(20);
    expect(at([frontAxle, width / 2, 0])[1], name).toBeLessThan(400);
  }
});

/** Highest point of the first outline of a picture that is filled with this. */
function highestPoint(svg: string, fill: string): number {
  const [, data = ''] = new RegExp(`<path d="([^"]+)" fill="${fill}"`).exec(svg) ?? [];
  const points = pathSegments(data).flatMap((segment) => {
    if (segment.kind === 'move') return [segment.to];
    return segment.kind === 'curve' ? segment.points.slice(-1) : [];
  });
  return Math.min(...points.map(([, y]) => y));
}

it.each(['midsize-sedan-0', 'city-crossover-soft-1', 'electric-egg-2', 'crew-cab-0', 'electric-upright-0'])(
  'has its windshield under the edge of its roof: %s',
  (style) => {
    const svg = vehiclePicture({ style, hex: 'a9b0b6', angle: 'quarter', backdrop: 'none' });
    const roof = highestPoint(svg, paintFromHex('a9b0b6').light);
    expect(highestPoint(svg, 'url\\(#y\\)') - roof).toBeGreaterThanOrEqual(1);
    expect(roof).toBeGreaterThan(20);
  },
);

/** The faces of a shape with changes to its first variant, on which only its nose decides about the grille. */
function facesOf(name: (typeof shapeNames)[number], changes: readonly Partial<ShapeVariant>[]): string[] {
  const { grille: own, ...plain } = shapeVariant(name, 0);
  return changes.map((change) => faceMarkup(endArtOf({ ...plain, ...change }), paintFromHex('a9b0b6')));
}

it('has five grilles of cars, three of trucks and two closed noses, and an emblem on some only', () => {
  const noses = Array.from({ length: variantCount }, (_, nose) => ({ nose }));
  const kinds = (name: (typeof shapeNames)[number]): number => new Set(facesOf(name, noses)).size;
  expect((['midsize-sedan', 'crew-cab', 'electric-egg'] as const).map(kinds)).toEqual([5, 3, 2]);
  const withEmblem = facesOf('midsize-sedan', noses).filter((face) => face.includes('M-13'));
  expect(withEmblem.length).toBeGreaterThan(0);
  expect(withEmblem.length).toBeLessThan(variantCount / 2);
});

it('shows its lamps and the grille of its make from the front', () => {
  const lamps = Object.keys(headlamps).map((lamp) => ({ lamp: lamp as LampStyle }));
  for (const name of ['midsize-sedan', 'crew-cab', 'electric-egg', 'athletic-crossover'] as const) {
    expect(new Set(facesOf(name, lamps)).size, name).toBe(lamps.length);
  }
  const grilles = [
    'octagon',
    'kidney',
    'spindle',
    'vee',
    'shield',
    'wing',
    'mesh',
    'trapeze',
    'tall',
  ] as const;
  const drawn = facesOf(
    'compact-crossover',
    [...grilles, 'double', 'slots'].map((grille) => ({ grille: grille as (typeof grilles)[number] })),
  );
  expect(new Set(drawn).size).toBe(11);
});

describe('a grille', () => {
  const openings = /fill="#(0f1214|0d1012|111416)"/;
  /** As many as the longest list of headlamps, which the face depends on. */
  const faces = [0, 1, 2, 3, 4];
  const hasGrille = (style: string, angle: (typeof vehicleAngles)[number]): boolean =>
    openings.test(vehiclePicture({ style, hex: 'a9b0b6', angle, backdrop: 'none' }));
  const drawn = (isElectric: boolean): string[] =>
    shapeNames.flatMap((name) => faces.map((variant) => styleText(name, variant, isElectric)));

  it('no electric vehicle has one, from the front', () => {
    const electric = drawn(true);
    expect(electric).toEqual(expect.arrayContaining(['electric-edge-0', 'retro-hatch-1e']));
    expect(electric.filter((style) => hasGrille(style, 'front'))).toEqual([]);
  });

  it('no electric shape has one in the view of cards', () => {
    const electric = shapeNames.filter((name) => shapes[name].isElectric).map((name) => `${name}-0`);
    expect(electric.filter((style) => hasGrille(style, 'quarter'))).toEqual([]);
    expect(['retro-hatch-1', 'retro-hatch-1e'].map((style) => hasGrille(style, 'quarter'))).toEqual([
      true,
      false,
    ]);
  });

  it('every shape with an engine has one, except where the engine is in the rear', () => {
    const withEngine = shapeNames.filter((name) => !shapes[name].isElectric);
    const closed = withEngine.filter((name) => !hasGrille(`${name}-0`, 'front'));
    expect(closed.map((name) => shapes[name].style)).toEqual(['retro']);
  });

  it('from the side, an electric shape has one opening less', () => {
    const closed = sideArtOf(shapeVariant('electric-edge', 0)).cladding.split('M').length;
    const open = sideArtOf(shapeVariant('sharp-crossover', 0)).cladding.split('M').length;
    expect(open - closed).toBe(1);
  });
});

it('has three interiors: with instruments, with one large screen, and of a truck', () => {
  const cabin = (style: string): string =>
    vehiclePicture({ style, hex: 'a9b0b6', angle: 'cabin', backdrop: 'none' });
  const [classic, screen, truck] = ['midsize-sedan-0', 'electric-sedan-0', 'crew-cab-0'].map(cabin);
  expect(new Set([classic, screen, truck]).size).toBe(3);
  expect(screen).toContain('width="196" height="122"');
  expect(truck).toContain('width="100" height="122"');
});

it('names shapes in lowercase words, which stand in URLs', () => {
  for (const name of shapeNames) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(new Set(shapeNames.map((name) => shapes[name].bodyStyle))).toEqual(new Set(bodyStyles));
});

it('refuses a style that is not drawn', () => {
  expect(() => side('three-row')).toThrow('three-row');
});

it.each(backdrops)('has a placeholder without text on the %s backdrop', (backdrop) => {
  const svg = placeholderPicture(backdrop);
  expectSafeSvg(svg);
  expect(svg).not.toContain('<text');
});
