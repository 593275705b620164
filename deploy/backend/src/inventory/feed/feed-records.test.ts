import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedLines, longestRecord } from './feed-lines.ts';
import { feedRecords, isCutOff, type FeedRecord } from './feed-records.ts';

async function* bytesOf(bytes: Uint8Array, chunkSize: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkSize)
    yield await Promise.resolve(bytes.subarray(at, at + chunkSize));
}

async function readAll(feed: string | Uint8Array, chunkSize = 7): Promise<FeedRecord[]> {
  const bytes = typeof feed === 'string' ? new TextEncoder().encode(feed) : feed;
  const records: FeedRecord[] = [];
  for await (const record of feedRecords(feedLines(bytesOf(bytes, chunkSize)))) records.push(record);
  return records;
}

type Content = { line: number } & ({ values: readonly string[] } | { text: string; fault: string });
const read = async (feed: string | Uint8Array, chunkSize?: number): Promise<Content[]> =>
  (await readAll(feed, chunkSize)).map(({ hasEnd: _, ...content }) => content);

const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return bytes;
};
const two = [
  { line: 1, values: ['a', 'b'] },
  { line: 2, values: ['ü', '2'] },
];
const unclosed = 'has a quotation mark that is not closed, or text after a closed one';

describe('records of a feed', () => {
  it.each<[string, string | Uint8Array]>([
    ['plain', 'a,b\nü,2\n'],
    ['without an end', 'a,b\nü,2'],
    ['with Windows line ends', 'a,b\r\nü,2\r\n'],
    ['with a byte order mark', '\ufeffa,b\nü,2\n'],
    ['with semicolons', 'a;b\nü;2\n'],
    ['with tabs', 'a\tb\nü\t2\n'],
    ['with quotation marks and spaces', '"a", b\n ü ,"2"\n'],
    ['in UTF-16, little end first', utf16('\ufeffa,b\nü,2\n', true)],
    ['in UTF-16, big end first', utf16('\ufeffa,b\nü,2\n', false)],
    ['with empty lines at its end', 'a,b\nü,2\n\n \n'],
  ])('%s', async (_, feed) => {
    expect(await read(feed)).toEqual(two);
  });

  it('may contain line ends and separators in quotation marks', async () => {
    expect(await read('a,b\n"x,""y""\nz",2\n3,4\n')).toEqual([
      { line: 1, values: ['a', 'b'] },
      { line: 2, values: ['x,"y"\nz', '2'] },
      { line: 4, values: ['3', '4'] },
    ]);
  });

  it.each<[string, string]>([
    ['an open quotation mark', '"x,2'],
    ['a mark within a value', '1" wheel,2'],
    ['text after a closed mark', '"x"y,2'],
  ])('%s loses only its own line', async (_, text) => {
    const records = await read(`a,b\n${text}\n3,4\n5,6\n`);
    expect(records.filter((record) => 'fault' in record)).toEqual([{ line: 2, fault: unclosed, text }]);
    expect(records.at(-1)).toEqual({ line: 4, values: ['5', '6'] });
    expect(records).toHaveLength(4);
  });

  it.each([
    ['the end of the file', 0],
    ['more records than are parsed together', 300],
  ])('two open quotation marks lose only their own lines before %s', async (_, more) => {
    const records = await read(`a,b\n1,"x"y"\n3,4\n\n5",6\n7,8\n${'9,10\n'.repeat(more)}"11",12\n`, 5_000);
    expect(records.slice(0, 5)).toEqual([
      { line: 1, values: ['a', 'b'] },
      { line: 2, fault: unclosed, text: '1,"x"y"' },
      { line: 3, values: ['3', '4'] },
      { line: 5, fault: unclosed, text: '5",6' },
      { line: 6, values: ['7', '8'] },
    ]);
    expect(records).toHaveLength(6 + more);
    expect(records.at(-1)).toEqual({ line: 7 + more, values: ['11', '12'] });
  });

  it.each<[string, string, boolean]>([
    ['complete', '3,4\n', false],
    ['complete, without a line end', '3,4', false],
    ['complete, with an empty line behind', '3,4\n\n ', false],
    ['with a quotation mark of its own, without a line end', '3,"4\n5"', false],
    ['with a value too many', '3,4,5\n', false],
    ['with text after a closed mark', '"3"x,4\n', false],
    ['with a value too many, without a line end', '3,4,5', true],
    ['without its last value', '3', true],
    ['without its last value, with a line end', '3\n', true],
    ['with an open quotation mark', '3,"4', true],
    ['with an open quotation mark and a line end', '3,"4\n', true],
    ['with text after a closed mark, without a line end', '"3"x,4', true],
    ['of more than 64 KB, without a line end', `3,${'4'.repeat(longestRecord)}`, true],
    ['within a value of two lines', '3,"4\n5', true],
    ['with an open mark after another one', '3" wheel,4\n5,6\n7,"8', true],
  ])('last one %s', async (_, last, isCut) => {
    const record = (await readAll(`a,b\n1,2\n${last}`)).at(-1);
    expect(record && isCutOff(record, 2)).toBe(isCut);
  });

  it('of a megabyte are skipped without being buffered', async () => {
    const records = await read(
      `a,b\n${'x'.repeat(1_000_000)},2\n"${'y'.repeat(longestRecord + 1)}",4\n5,6\n`,
      65_536,
    );
    expect(records.map((record) => ('text' in record ? record.text.length : record.values.join()))).toEqual([
      'a,b',
      longestRecord,
      longestRecord,
      '5,6',
    ]);
  });

  it('replace bytes that are not UTF-8', async () => {
    const [, record] = await read(Uint8Array.from([0x61, 0x0a, 0xe9, 0x74, 0xe9, 0x0a]));
    expect(record).toEqual({ line: 2, values: ['\ufffdt\ufffd'] });
  });

  it('are the same however the bytes are chunked, and any bytes can be read', async () => {
    const cell = fc.string().map((text) => `"${text.replaceAll('"', '""').replaceAll('\r', '')}"`);
    const feed = fc.array(
      fc.tuple(cell, cell).map((cells) => cells.join(',')),
      { maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(feed, fc.integer({ min: 1, max: 40 }), async (lines, size) => {
        const text = ['"a","b"', ...lines].join('\n');
        const records = await read(text, size);
        expect(records).toEqual(await read(text, 1_000_000));
        expect(records.every((record) => 'values' in record && record.values.length === 2)).toBe(true);
        expect(records).toHaveLength(lines.length + 1);
      }),
      { numRuns: 60 },
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        for (const record of await read(bytes)) expect(record.line).toBeGreaterThan(0);
      }),
      { numRuns: 100 },
    );
  });
});
