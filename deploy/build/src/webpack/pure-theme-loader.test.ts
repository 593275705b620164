import { describe, expect, it } from 'vitest';
import pureThemeLoader from './pure-theme-loader.mjs';

describe('the loader of Chakra theme files', () => {
  it.each([
    ['const t = defineConfig({', 'const t = /*#__PURE__*/defineConfig({'],
    [
      'const s = createSystem(mergeConfigs(a));',
      'const s = /*#__PURE__*/createSystem(/*#__PURE__*/mergeConfigs(a));',
    ],
    ["import { createSystem } from './system.js';", "import { createSystem } from './system.js';"],
    ['const r = defineRecipe({', 'const r = defineRecipe({'],
  ])('%s -> %s', (source, marked) => {
    expect(pureThemeLoader(source)).toBe(marked);
  });
});
