import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { benchmarks } from './benchmarks.ts';

test('a whole run leaves no benchmark out', () => {
  const scripts = Object.keys(manifest.scripts).flatMap((name) => /^bench:(.+)$/.exec(name)?.[1] ?? []);
  expect(benchmarks.map(({ name }) => name).toSorted()).toEqual(scripts.toSorted());
});
