// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerFrame, pageFixture, type FrameAnswers } from '../testing/index.ts';
import { openAddressFinder } from './open-address-finder.ts';

const siteOrigin = 'https://dealer.example';
const tenant = { ...pageFixture().tenant, maps: { attribution: 'Sample Maps' } };
const place = () => ({ holder: document.body, signal: new AbortController().signal });
const frame = () => document.querySelector('iframe');
const one = (id: string) => ({ id, main: '12 Main Street', secondary: 'Ann Arbor, MI' });

beforeEach(() => {
  document.body.replaceChildren();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function open(answers: FrameAnswers | string) {
  const opening = openAddressFinder({ tenant, siteOrigin }, place());
  const script = answerFrame(frame(), answers);
  return { finder: await opening, script };
}

test('a tenant without maps gets no frame', async () => {
  const { maps: _maps, ...plain } = tenant;
  expect(await openAddressFinder({ tenant: plain, siteOrigin }, place())).toBeUndefined();
  expect(frame()).toBeNull();
});

test('T57: the script runs in a frame without the page’s origin; returns at most five suggestions, and the parts of one', async () => {
  const { finder, script } = await open({
    suggest: () => ['a', 'b', 'c', 'd', 'e', 'f'].map(one),
    locate: () => [
      { long: '12', short: '12', types: ['street_number'] },
      { long: 'Main Street', short: 'Main St', types: ['route'] },
      { long: 'Michigan', short: 'MI', types: ['administrative_area_level_1'] },
    ],
  });
  expect(frame()?.src).toBe('https://dealer.example/frames/maps');
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
  expect((await finder?.suggest('12 main'))?.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await finder?.addressOf(one('a'), '12 main')).toEqual({ line1: '12 Main Street', state: 'MI' });
  expect(script.calls).toEqual([
    ['suggest', { text: '12 main' }],
    ['locate', { id: 'a' }],
  ]);
  finder?.destroy();
  expect(frame()).toBeNull();
});

test.each([
  ['no list', 'nonsense'],
  ['a suggestion without its name', [{ main: 'x', secondary: '' }]],
  ['a text that is none', [{ id: 'a', main: { evil: true }, secondary: '' }]],
  ['a text without end', [{ id: 'a', main: 'x'.repeat(201), secondary: '' }]],
])('responses of the script are parsed: %s is logged and gives no suggestion', async (_name, response) => {
  const { finder } = await open({ suggest: () => response, locate: () => response });
  expect(await finder?.suggest('12 main')).toEqual([]);
  expect(await finder?.addressOf(one('a'), '')).toBeUndefined();
  expect(console.warn).toHaveBeenCalledWith('maps failed', expect.objectContaining({ method: 'suggest' }));
});

test('F69: a script that fails is logged by name, and there is no finder', async () => {
  const { finder } = await open('cannot be had');
  expect(finder).toBeUndefined();
  expect(console.warn).toHaveBeenCalledWith('could not load maps script', expect.anything());
  expect(frame()).toBeNull();
});

test('F69: a call that throws is logged and returns nothing', async () => {
  const { finder } = await open({
    suggest: () => {
      throw new Error('quota');
    },
  });
  expect(await finder?.suggest('12 main')).toEqual([]);
  expect(console.warn).toHaveBeenCalledWith('maps failed', { method: 'suggest', reason: 'Error: quota' });
});
