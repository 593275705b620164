import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspaceDir } from '../workspace.ts';
import { isCssProperty } from './css-properties.ts';
import isForwarded from './forwarded-props.ts';

const ofDesign = createRequire(join(workspaceDir, 'shared-design/package.json'));
const ofChakra = createRequire(ofDesign.resolve('@chakra-ui/react'));
const whole = ofChakra('@pandacss/is-valid-prop') as { isCssProperty: typeof isCssProperty };
const isPropValid = (ofChakra('@emotion/is-prop-valid') as { default: typeof isForwarded }).default;

/** Names that shared-design's `styleConfig` itself declares as properties. */
const declared = new Set(
  readFileSync(join(workspaceDir, 'shared-design/src/theme/style-config.ts'), 'utf8').match(/\b[a-z]\w+\b/gi),
);

function sourceFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sourceFiles(path);
    return /(?<!\.test)\.tsx$/.test(entry.name) ? [path] : [];
  });
}

/** Names of all attributes in the JSX of the packages that have any. */
function attributeNames(): string[] {
  const packages = readdirSync(workspaceDir).filter((name) => /^(mfe-.*|shell|shared-design)$/.test(name));
  const files = packages.flatMap((name) => sourceFiles(join(workspaceDir, name, 'src')));
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<![\w$.'"-])([a-z][\w-]*)=(?:\{|")/g)].map(
      ([, name = '']) => name,
    ),
  );
  return [...new Set(names)];
}

const ofStack = ['alignItems', 'display', 'flexDirection', 'flexWrap', 'gap', 'justifyContent'];

test('an attribute in our sources is a style exactly if it is a property of CSS', () => {
  const names = [...attributeNames(), ...ofStack, '--own', '&:hover', '@media print'];
  expect(names.length).toBeGreaterThan(300);
  const other = names.filter(
    (name) => !declared.has(name) && isCssProperty(name) !== whole.isCssProperty(name),
  );
  expect(other).toEqual([]);
});

test('every attribute of HTML in our sources reaches its element, and none of Chakra’s own does', () => {
  const lost = attributeNames().filter((name) => isPropValid(name) && !isForwarded(name));
  expect(lost).toEqual([]);
  const ofChakraItself = ['as', 'asChild', 'colorPalette', 'recipe', 'theme', 'unstyled'];
  expect(ofChakraItself.filter((name) => isPropValid(name) || isForwarded(name))).toEqual([]);
});
