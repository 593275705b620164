import { expect, test, vi } from 'vitest';
import { createPendingChanges } from './pending-changes.ts';

function setUp() {
  const sent: string[] = [];
  const releases: (() => void)[] = [];
  const onFailure = vi.fn();
  const pending = createPendingChanges(() => undefined);
  const add = (vin: string, isOn: boolean, isRefused = false) =>
    pending.add({
      vin,
      isOn,
      onFailure,
      send: () =>
        new Promise((resolve, reject) => {
          sent.push(`${vin} ${isOn ? 'on' : 'off'}`);
          releases.push(isRefused ? () => reject(new Error('refused')) : resolve);
        }),
    });
  const answerNext = async () => {
    await vi.waitFor(() => expect(releases.length).toBeGreaterThan(0));
    releases.shift()?.();
  };
  return { pending, add, answerNext, sent, onFailure };
}

test('a switch shows the requested state at once, and is dropped when the server has it', async () => {
  const { pending, add, answerNext } = setUp();
  add('a', true);
  expect(pending.get('a')).toBe(true);
  await answerNext();
  await vi.waitFor(() => expect(pending.get('a')).toBeUndefined());
});

test('of several clicks on one switch only the last is sent, after the one in flight', async () => {
  const { pending, add, answerNext, sent } = setUp();
  add('a', true);
  await vi.waitFor(() => expect(sent).toEqual(['a on']));
  add('a', false);
  add('a', true);
  add('a', false);
  expect(pending.get('a')).toBe(false);
  await answerNext();
  await answerNext();
  await vi.waitFor(() => expect(pending.get('a')).toBeUndefined());
  expect(sent).toEqual(['a on', 'a off']);
});

test('a refusal reverts the switch and is reported once', async () => {
  const { pending, add, answerNext, onFailure } = setUp();
  add('a', true, true);
  await answerNext();
  await vi.waitFor(() => expect(pending.get('a')).toBeUndefined());
  expect(onFailure).toHaveBeenCalledOnce();
});

test('the refusal of a change that was undone meanwhile is not reported', async () => {
  const { pending, add, answerNext, onFailure } = setUp();
  add('a', true, true);
  await vi.waitFor(() => expect(pending.get('a')).toBe(true));
  add('a', false);
  await answerNext();
  await answerNext();
  await vi.waitFor(() => expect(pending.get('a')).toBeUndefined());
  expect(onFailure).not.toHaveBeenCalled();
});
