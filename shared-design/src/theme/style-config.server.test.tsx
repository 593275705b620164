import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSystem, type SystemStyleObject } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { expect, test } from 'vitest';
import { designConfig } from './design-config.ts';
import { pageRules, staticSystem } from './static-system.ts';
import { styleConfig } from './style-config.ts';

const workspace = join(import.meta.dirname, '../../..');
const whole = createSystem(defaultBaseConfig, designConfig, pageRules);
const { utilities = {}, conditions = {} } = styleConfig;
const { utilities: allUtilities = {}, conditions: allConditions = {} } = defaultBaseConfig;

function sourceFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sourceFiles(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Names of properties and conditions in the styles of every package that has any. */
function usedNames(): Map<string, string> {
  const packages = readdirSync(workspace).filter((name) => /^(mfe-.*|shell|shared-design)$/.test(name));
  const files = packages.flatMap((name) => sourceFiles(join(workspace, name, 'src')));
  const styled = files.filter((file) => /chakra|Style|shared-design/.test(readFileSync(file, 'utf8')));
  return new Map(
    styled.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?<![\w$.'"-])(_?[a-z]\w*)\s*(?::\s*['"{`]|=\{|=")/gi)].map(
        ([, name = '']) => [name, file.slice(workspace.length + 1)] as const,
      ),
    ),
  );
}

/** Names with a meaning of their own in Chakra; a property of CSS without tokens needs none. */
function chakraNames(): Set<string> {
  const special = Object.entries(allUtilities).flatMap(([name, utility]) => [
    ...[utility?.shorthand ?? []].flat(),
    ...(utility?.transform || typeof utility?.values === 'string' ? [name] : []),
  ]);
  return new Set([...special, ...Object.keys(allConditions).map((name) => `_${name}`)]);
}

/** Used with values of CSS only, or not as a style. */
const ofCss: readonly string[] = [
  ...[
    'accentColor',
    'animation',
    'aspectRatio',
    'border',
    'borderBlock',
    'borderBottom',
    'borderBottomWidth',
  ],
  ...[
    'borderInlineEnd',
    'borderInlineStart',
    'borderInlineWidth',
    'borderSpacing',
    'borderStyle',
    'borderTop',
  ],
  ...[
    'borderWidth',
    'cursor',
    'filter',
    'opacity',
    'scrollPaddingTop',
    'scrollSnapType',
    'scrollbarWidth',
    'transform',
    'transition',
  ],
  ...['translate', 'textStyle'],
];

test('no style has a name that only the rest of Chakra’s base configuration knows', () => {
  const known = new Set([
    ...Object.keys(utilities),
    ...Object.keys(conditions).map((name) => `_${name}`),
    ...ofCss,
  ]);
  const special = chakraNames();
  const unknown = [...usedNames()].filter(([name]) => special.has(name) && !known.has(name));
  expect(unknown).toEqual([]);
});

const tokenNames = Object.values(designConfig.theme?.tokens ?? {}).flatMap((tokens) =>
  Object.keys(tokens ?? {}),
);
const samples = [
  ...new Set(tokenNames),
  '-2',
  '0',
  '1px',
  '50%',
  'auto',
  'none',
  'var(--own)',
  'calc(100% - 4px)',
];

test.each(Object.keys(utilities))('%s has the same rules as in the whole configuration', (name) => {
  for (const value of samples) {
    const { '--bg-currentcolor': _, ...rules } = whole.css({
      [name]: value,
    } as object as SystemStyleObject) as Record<string, unknown>;
    expect(staticSystem.css({ [name]: value } as object as SystemStyleObject), value).toEqual(rules);
  }
});

test.each(Object.keys(conditions))('_%s has the same rules as in the whole configuration', (name) => {
  const style = { [`_${name}`]: { color: 'brand', md: { padding: '2' } } } as SystemStyleObject;
  expect(staticSystem.css(style)).toEqual(whole.css(style));
});

test('so have the static style sheet and the properties that stay CSS', () => {
  const withoutCurrent = (rules: unknown) =>
    JSON.parse(JSON.stringify(rules), (_key, value: unknown) => {
      if (typeof value === 'object' && value !== null) Reflect.deleteProperty(value, '--bg-currentcolor');
      return value;
    }) as unknown;
  expect(withoutCurrent(staticSystem._global)).toEqual(withoutCurrent(whole._global));
  for (const style of [
    { transition: 'opacity 150ms' },
    { transition: 'none' },
    { transform: 'translateY(1px)' },
    { filter: 'grayscale(1)' },
    { border: '1px solid', borderColor: 'line' },
    { scrollSnapType: 'x mandatory' },
    { animation: 'fc-spin 1s' },
  ]) {
    expect(staticSystem.css(style)).toEqual(whole.css(style));
  }
});
