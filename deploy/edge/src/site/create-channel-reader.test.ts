import type { ReleaseStore, StoredRelease } from '@forecourt/releases';
import type { Channel, ReleaseRecord } from '@forecourt/shared-contracts/releases';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createChannelReader } from './create-channel-reader.ts';

type Record = 'good' | 'missing' | 'malformed' | 'unsigned';
type Step =
  | { readonly kind: 'point'; readonly number: number; readonly isSigned: boolean }
  | { readonly kind: 'record'; readonly number: number; readonly record: Record };

const name = 'mfe-storefront';
const versionOf = (number: number) => `1.0.${number}`;

/** A store with one channel, whose records and pointers anyone may have written. */
function storeOf(numbers: number) {
  const records = new Map<string, Record>();
  const signed = new Map<number, Channel>();
  let channel: Channel | undefined;
  const release = async ({ version }: { version: string }): Promise<StoredRelease> => {
    const record = records.get(version) ?? 'missing';
    if (record !== 'good') return { ok: false, fault: record };
    return { ok: true, record: { name, version, number: Number(version.split('.')[2]) } as ReleaseRecord };
  };
  const store = {
    release,
    channelStamp: async () => channel && JSON.stringify(channel),
    channel: async () => channel,
    revisions: async () => [...signed.keys()],
    change: async (_name: string, revision: number) => {
      const pointers = signed.get(revision);
      return pointers && { pointers };
    },
    isSigned: async () => true,
  } as unknown as ReleaseStore;
  const point = (number: number, isSigned: boolean) => {
    const revision = (channel?.revision ?? 0) + 1;
    channel = {
      channel: 'stable',
      revision,
      current: { [name]: versionOf(number) },
      previous: {},
    } as unknown as Channel;
    if (isSigned) signed.set(revision, channel);
  };
  for (let number = 1; number <= numbers; number += 1) records.set(versionOf(number), 'good');
  return { store, point, record: (number: number, record: Record) => records.set(versionOf(number), record) };
}

const numbers = fc.integer({ min: 1, max: 5 });
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('point' as const), number: numbers, isSigned: fc.boolean() }),
    fc.record({
      kind: fc.constant('record' as const),
      number: numbers,
      record: fc.constantFrom<Record>('good', 'missing', 'malformed', 'unsigned'),
    }),
  ) satisfies fc.Arbitrary<Step>,
  { maxLength: 12 },
);

/** What is expected to be served, by the rules: good records, and no older release without a signed change. */
function expectation(first: number) {
  const records = new Map<number, Record>();
  let wanted = { number: first, isSigned: true };
  let served = first;
  let before = first;
  return (step: Step) => {
    if (step.kind === 'record') records.set(step.number, step.record);
    else {
      before = served;
      wanted = step;
    }
    const isGood = (records.get(wanted.number) ?? 'good') === 'good';
    if (isGood && (wanted.isSigned || wanted.number >= before)) served = wanted.number;
    return { served: versionOf(served), wanted: versionOf(wanted.number) };
  };
}

it('P17: serves the release that the pointers name if it may, else the last good one, for any records', async () => {
  await fc.assert(
    fc.asyncProperty(numbers, steps, async (first, all) => {
      const { store, point, record } = storeOf(5);
      const reader = createChannelReader({ store, channel: 'stable', log: () => undefined });
      const expected = expectation(first);
      point(first, true);
      await reader.read();
      for (const step of all) {
        if (step.kind === 'record') record(step.number, step.record);
        else point(step.number, step.isSigned);
        await reader.read();
        const { served, wanted } = expected(step);
        const { releases, refused } = reader.state()!;
        expect(releases.get(name)?.current.version).toBe(served);
        if (served !== wanted) expect(refused.map(({ version }) => version)).toEqual([wanted]);
      }
    }),
    { numRuns: 500 },
  );
});
