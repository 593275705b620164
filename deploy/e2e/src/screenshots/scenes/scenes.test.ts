import { describe, expect, it } from 'vitest';
import { parts } from '../options.ts';
import { namesIn } from '../scene.ts';
import { shotFile, shotOf } from '../shot-file.ts';
import { scenes } from './index.ts';
import { partOf } from './route-scenes.ts';

describe.each(parts)('%s', (part) => {
  const names = scenes[part].flatMap(namesIn);

  it('has a picture of each name once', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has names that its files keep', () => {
    const shots = names.map((name) => ({ tenant: 'ember', part, name, width: 390 }) as const);
    expect(shots.map((shot) => shotOf(shotFile(shot)))).toEqual(shots);
  });
});

it.each([
  ['/', 'storefront'],
  ['/trade-in', 'storefront'],
  ['/trade-in/offer', 'application'],
  ['/sign-in/code', 'account'],
  ['/signing/FC-1', 'orders'],
  ['/checkout/FC-1', 'orders'],
])('%s is of the part %s', (path, part) => expect(partOf(path)).toBe(part));

it.each([
  ['pre-qualification-result-notice', 'pre-qualification-notice'],
  ['trade-in-offer-payoff', 'trade-in-owed'],
])('a path that only leads to the start, %s, has no picture: %s is its own', (path, own) => {
  const names = scenes.application.flatMap(namesIn);
  expect(names).not.toContain(path);
  expect(names).toContain(own);
});
