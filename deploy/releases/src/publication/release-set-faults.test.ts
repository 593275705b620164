import { expect, it } from 'vitest';
import { route } from '../testing/index.ts';
import { releaseSetFaults, releaseSetWarnings, type Composable } from './release-set-faults.ts';

function release(name: string, rest: Partial<Composable> = {}): Composable {
  return { name, version: '1.0.0', routes: [], provides: {}, requires: {}, ...rest };
}
const shell = release('shell', { provides: { react: '19.3.1', '@forecourt/shared-design': '1.0.0' } });
const asking = (requires: Record<string, string>) => [shell, release('mfe-a', { requires })];

it.each([
  ['two paths of different shape', ['/a/:id'], ['/a/new'], []],
  ['one path twice', ['/a'], ['/a'], ['mfe-b 1.0.0 claims the route /a, which belongs to mfe-a.']],
  [
    'other parameter names',
    ['/a/:id'],
    ['/a/:vin'],
    ['mfe-b 1.0.0 claims the route /a/:vin, which belongs to mfe-a.'],
  ],
  ['a trailing slash', ['/a'], ['/a/'], ['mfe-b 1.0.0 claims the route /a/, which belongs to mfe-a.']],
  [
    'a path of the edge',
    ['/assets/*'],
    ['/api/deals', '/apis'],
    [
      'mfe-a 1.0.0 claims the route /assets/*, which edges answer themselves.',
      'mfe-b 1.0.0 claims the route /api/deals, which edges answer themselves.',
    ],
  ],
  ['one remote with itself', ['/a', '/a'], [], ['mfe-a 1.0.0 claims the route /a, which belongs to mfe-a.']],
])('routes: %s', (...[, ofA, ofB, faults]) => {
  const set = [
    release('mfe-a', { routes: ofA.map((path) => route(path)) }),
    release('mfe-b', { routes: ofB.map((path) => route(path)) }),
  ];
  expect(releaseSetFaults(set)).toEqual(faults);
});

it('menus: an item of another remote is rejected', () => {
  const menu = [
    { id: 'cart', path: '/cart', place: 'actions' as const, order: 1, label: { en: 'Shopping Cart' } },
  ];
  expect(releaseSetFaults([release('mfe-a', { menu }), release('mfe-b')])).toEqual([]);
  expect(releaseSetFaults([release('mfe-a', { menu }), release('mfe-b', { menu })])).toEqual([
    'mfe-b 1.0.0 claims the menu item cart, which belongs to mfe-a.',
  ]);
});

it.each([
  ['^19.0.0', []],
  ['^18.0.0 || ^19.3.0', []],
  ['^19.4.0', ['mfe-a 1.0.0 needs react ^19.4.0, but shell 1.0.0 provides 19.3.1.']],
  ['^20.0.0', ['mfe-a 1.0.0 needs react ^20.0.0, but shell 1.0.0 provides 19.3.1.']],
  ['banana', ['mfe-a 1.0.0 needs react banana, which is no version range.']],
])('ranges: react %s', (range, faults) => {
  expect(releaseSetFaults(asking({ react: range }))).toEqual(faults);
});

it('rejects a remote if the shell does not provide a module at all', () => {
  expect(releaseSetFaults(asking({ vue: '^3.0.0' }))).toEqual([
    'mfe-a 1.0.0 needs vue ^3.0.0, but shell 1.0.0 does not provide it.',
  ]);
});

it('lets a remote bring its own design, with a warning', () => {
  const set = asking({ '@forecourt/shared-design': '^2.0.0' });
  expect(releaseSetFaults(set)).toEqual([]);
  expect(releaseSetWarnings(set)).toEqual([
    'mfe-a 1.0.0 needs @forecourt/shared-design ^2.0.0, but shell 1.0.0 provides 1.0.0. It will bring its own copy.',
  ]);
});

it('checks no ranges while there is no shell', () => {
  expect(releaseSetFaults([release('mfe-a', { requires: { react: '^99.0.0' } })])).toEqual([]);
});
