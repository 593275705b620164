// @vitest-environment jsdom
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerFrame } from '../testing/answer-frame.ts';
import { openScriptFrame } from './open-script-frame.ts';

const request = { id: 'viewer', src: 'https://dealer.example/frames/viewer', title: 'All around' };
const log = vi.fn();
const frame = () => document.querySelector('iframe');

beforeEach(() => {
  document.body.replaceChildren();
  log.mockClear();
});
afterEach(() => document.body.replaceChildren());

const open = (
  options: {
    timeoutMs?: number;
    signal?: AbortSignal;
    onEvent?: (event: string, value: unknown) => void;
  } = {},
) => openScriptFrame(request, { element: document.body, log, ...options });

test('resolves when the script has run, in a frame with an origin of its own', async () => {
  const opening = open();
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame()?.title).toBe('All around');
  answerFrame(frame(), { double: (n) => Number(n) * 2 });
  const opened = await opening;
  await expect(opened.call('double', 21)).resolves.toBe(42);
  opened.destroy();
  expect(frame()).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test('passes on events and errors of the script', async () => {
  const handleEvent = vi.fn();
  const opening = open({ onEvent: handleEvent });
  const script = answerFrame(frame(), {
    fail: () => {
      throw new Error('no such view');
    },
  });
  const opened = await opening;
  await expect(opened.call('fail')).rejects.toThrow('no such view');
  script.sendEvent('turn', 30);
  await vi.waitFor(() => expect(handleEvent).toHaveBeenCalledWith('turn', 30));
  opened.destroy();
});

test("F69: a failure rejects with 'could not load {id} script', is logged, and can be retried", async () => {
  const opening = open();
  answerFrame(frame(), 'the script cannot be had');
  await expect(opening).rejects.toThrow('could not load viewer script');
  expect(log).toHaveBeenCalledWith('could not load viewer script', {
    src: request.src,
    reason: 'the script cannot be had',
  });
  expect(frame()).toBeNull();
  const again = open();
  answerFrame(frame(), {});
  (await again).destroy();
});

test('F69: a frame that never responds times out', async () => {
  await expect(open({ timeoutMs: 10 })).rejects.toThrow('could not load viewer script');
  expect(frame()).toBeNull();
});

test('aborting while it loads removes the frame silently', async () => {
  const giving = new AbortController();
  const opening = open({ signal: giving.signal });
  giving.abort();
  await expect(opening).rejects.toThrow('could not load viewer script');
  expect(frame()).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test('ignores messages outside the protocol', async () => {
  const opening = open();
  const script = answerFrame(frame(), { double: (n) => Number(n) * 2 });
  const opened = await opening;
  script.send(null);
  script.send('ready');
  script.send({ call: 99, value: 1 });
  await expect(opened.call('double', 4)).resolves.toBe(8);
  opened.destroy();
});

test('P10: any cloneable message of a script is handled or ignored, never a throw', async () => {
  const handleEvent = vi.fn();
  const opening = open({ onEvent: handleEvent });
  const script = answerFrame(frame(), { double: (n) => Number(n) * 2 });
  const opened = await opening;
  const unhandled = vi.fn();
  process.on('uncaughtException', unhandled);
  const anything = fc.oneof(
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true }),
    fc.constant({ toString: 1, valueOf: 1 }),
  );
  const near = fc.record(
    { event: anything, call: anything, value: anything, error: anything },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(anything, near), { minLength: 1, maxLength: 5 }),
      fc.nat(),
      async (values, n) => {
        for (const value of values) script.send(structuredClone(value));
        expect(await opened.call('double', n)).toBe(n * 2);
        expect(unhandled).not.toHaveBeenCalled();
      },
    ),
  );
  for (const [event] of handleEvent.mock.calls) expect(event).toEqual(expect.any(String));
  process.off('uncaughtException', unhandled);
  opened.destroy();
});
