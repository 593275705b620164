import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fontFaceCss, fontFaces } from '../theme/font-faces.ts';
import { fontFiles } from '../theme/font-files.ts';
import { figureWidth, fontWidths } from './font-widths.ts';

/** Widths of a figure in parts of the font size, of fonts that devices have. Liberation's are those of Arial and Times New Roman. */
const deviceFigures: Readonly<Record<string, number>> = {
  Arial: 0.5562,
  'Arial Bold': 0.5562,
  'Times New Roman Bold': 0.5,
  'DejaVu Sans': 0.6362,
  'DejaVu Sans Bold': 0.6958,
  Verdana: 0.6357,
  'Verdana Bold': 0.711,
};

interface Rule {
  readonly family: string;
  /** The name of the first font of the device, or of a file. */
  readonly source: string;
  readonly weights: readonly [number, number];
  readonly percent: number;
  readonly ascentPercent: number;
  readonly descentPercent: number;
  readonly hasFiguresAlone: boolean;
}

/** How much a width may differ, as a part of it: one of 100 px by one pixel. */
const tolerance = 0.01;

const valueOf = (rule: string, pattern: RegExp) => pattern.exec(rule)?.[1] ?? '';

const rules: readonly Rule[] = [...fontFaceCss().matchAll(/@font-face\{[^}]+\}/g)].map(([rule]) => {
  const [from = 0, to = 0] = valueOf(rule, /font-weight:([\d ]+)/)
    .split(' ')
    .map(Number);
  const percent = Number(valueOf(rule, /size-adjust:([\d.]+)/) || 100);
  const ofLine = (name: string) =>
    (Number(valueOf(rule, new RegExp(`${name}-override:([\\d.]+)`))) * percent) / 100;
  return {
    ...{ family: valueOf(rule, /font-family:'([^']+)/), weights: [from, to], percent },
    source: valueOf(rule, /src:(?:local\('|url\(\.\/)([^')]+)/),
    ...{ ascentPercent: ofLine('ascent'), descentPercent: ofLine('descent') },
    hasFiguresAlone: /unicode-range:(U\+002[4CE],)*U\+0030-0039\}/.test(rule),
  };
});

const paths = new Map(fontFiles().map(({ fileName, path }) => [fileName, path]));
const fileOf = (fileName: string) => readFileSync(paths.get(fileName) ?? '');

/** The file that has a face's figures, and how much larger than its font size the face is drawn. */
function faceOf(family: string) {
  const faces = fontFaces.filter((face) => face.family === family && face.firstLettersOf === undefined);
  const ofFigures = faces.find(({ fileName }) => fileName.includes('-numbers-')) ?? faces[0];
  const size = (ofFigures?.sizePercent ?? 100) / 100;
  return { letters: fileOf(faces[0]?.fileName ?? ''), figures: fileOf(ofFigures?.fileName ?? ''), size };
}

/** A weight of the site's texts among those of a rule, for which its numbers are measured. */
const measuredAt = ([from, to]: Rule['weights']) =>
  [600, 400, 700].find((weight) => from <= weight && weight <= to) ?? from;

const fallbacks = rules.filter(({ family }) => family.endsWith(' Fallback'));

describe('until a face is there', () => {
  test.each([...new Set(fallbacks.map(({ family }) => family))])('%s has its line', async (family) => {
    const { letters, size } = faceOf(family.replace(' Fallback', ' Variable'));
    const { ascent, descent } = await fontWidths(letters, 'x', 400);
    for (const { ascentPercent, descentPercent } of fallbacks.filter((rule) => rule.family === family)) {
      expect(Math.abs(ascentPercent - ascent * size * 100)).toBeLessThan(0.6);
      expect(Math.abs(descentPercent - descent * size * 100)).toBeLessThan(0.6);
    }
  });

  const ofFigures = fallbacks.filter(({ hasFiguresAlone }) => hasFiguresAlone);

  test('each face has figures of the device in its widths', () => {
    expect(new Set(ofFigures.map(({ family }) => family)).size).toBe(5);
  });

  test.each(ofFigures.map((rule) => [rule.family, rule.weights.join(' to '), rule.source, rule] as const))(
    'figures of %s, weight %s, have the widths of the face: %s',
    async (family, _weights, source, { percent, weights }) => {
      const { figures, size } = faceOf(family.replace(' Fallback', ' Variable'));
      const width = (await figureWidth(figures, measuredAt(weights))) * size;
      const drawn = ((deviceFigures[source] ?? Number.NaN) * percent) / 100;
      expect(Math.abs(drawn / width - 1)).toBeLessThan(tolerance);
    },
  );

  const borrowed = rules.filter(({ family }) => family === 'Sora Figures');

  test.each(borrowed.map((rule) => [rule.weights.join(' to '), rule] as const))(
    'Figtree beside Sora has figures of Sora, weight %s, in its widths and at its line',
    async (_, { source, percent, weights, ascentPercent, descentPercent, hasFiguresAlone }) => {
      expect(hasFiguresAlone).toBe(true);
      const weight = measuredAt(weights);
      const width = await figureWidth(faceOf('Figtree Variable').figures, weight);
      const drawn = ((await figureWidth(fileOf(source), weight)) * percent) / 100;
      expect(Math.abs(drawn / width - 1)).toBeLessThan(tolerance);
      expect([ascentPercent, descentPercent].map(Math.round)).toEqual([95, 25]);
    },
  );

  test('the figures of Sora are of the file that pages preload, at every weight once', () => {
    expect(borrowed.map(({ source, weights }) => [source, ...weights])).toEqual([
      ['sora-first-wght-normal.woff2', 100, 549],
      ['sora-first-wght-normal.woff2', 550, 900],
    ]);
  });
});
