import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChannelChange } from './channel-change.ts';
import { newestSignedChange, type ChannelJournal } from './newest-signed-change.ts';
import { BrokenChangeFault } from './release-store.ts';

type Entry = 'signed' | 'forged' | 'broken' | 'gone';

const changeOf = (revision: number, journal: number) =>
  ({ by: `journal ${journal}`, pointers: { channel: 'stable', revision } }) as ChannelChange;

function journalOf(entries: readonly (readonly [number, Entry])[], at: number): ChannelJournal {
  const kinds = new Map(entries);
  return {
    revisions: async () => entries.map(([revision]) => revision),
    async change(_channel, revision) {
      const kind = kinds.get(revision);
      if (kind === 'broken') throw new BrokenChangeFault(`revision ${revision} is broken`);
      return kind === 'gone' || kind === undefined ? undefined : changeOf(revision, at);
    },
    isSigned: async ({ pointers }) => kinds.get(pointers.revision) === 'signed',
    addChange: async () => true,
  };
}

it('P17: of any entries in any journals, the newest that a trusted key signed, or none', async () => {
  const entries = fc.uniqueArray(
    fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom<Entry>('signed', 'forged', 'broken', 'gone')),
    { selector: ([revision]) => revision, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(entries, { maxLength: 3 }), async (journals) => {
      const signed = journals.flat().flatMap(([revision, kind]) => (kind === 'signed' ? [revision] : []));
      const found = await newestSignedChange(journals.map(journalOf), 'stable');
      expect(found?.pointers.revision).toBe(signed.length === 0 ? undefined : Math.max(...signed));
    }),
    { numRuns: 500 },
  );
});

it('P17: a journal that cannot be read rejects, rather than seeming to have no newer change', async () => {
  const broken: ChannelJournal = {
    ...journalOf([[2, 'signed']], 1),
    change: () => Promise.reject(new Error('the disk is gone')),
  };
  await expect(newestSignedChange([journalOf([[1, 'signed']], 0), broken], 'stable')).rejects.toThrow('disk');
});
