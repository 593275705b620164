import { describe, expect, it } from 'vitest';
import pureSchemaLoader from './pure-schema-loader.mjs';

describe('the loader of schemas', () => {
  it.each([
    [
      'const s = v.object({ a: v.string() });',
      'const s = /*#__PURE__*/v.object({ a: /*#__PURE__*/v.string() });',
    ],
    ['export const get = defineEndpoint({', 'export const get = /*#__PURE__*/defineEndpoint({'],
    ['const S = statusSchema(words);', 'const S = /*#__PURE__*/statusSchema(words);'],
    ['function statusSchema(words) {}', 'function statusSchema(words) {}'],
    ['const value = v.parse(S, data);', 'const value = v.parse(S, data);'],
    ['if (v.safeParse(S, data).success) v.is(S, data);', 'if (v.safeParse(S, data).success) v.is(S, data);'],
    ['v.setGlobalConfig({});', 'v.setGlobalConfig({});'],
    ['const x = div.object(1);', 'const x = div.object(1);'],
  ])('%s -> %s', (source, marked) => {
    expect(pureSchemaLoader(source)).toBe(marked);
  });
});
