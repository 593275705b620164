import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import * as chakra from '@chakra-ui/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Tenant } from '@forecourt/shared-contracts/tenant';

type Chakra = typeof chakra;

/** All of the design is loaded and transformed a second time: up to a minute on a busy machine. */
const loadLimitMs = 240_000;

const packageDir = join(import.meta.dirname, '../..');
const patch = join(packageDir, '../deploy/build/patches/@chakra-ui__react@3.37.0.patch');
const tenant = JSON.parse(
  readFileSync(join(packageDir, '../deploy/releases/tenants/northstar.json'), 'utf8'),
) as Tenant;
const ownProperties = 'dist/esm/styled-system/use-resolved-props.js';
const folder = mkdtempSync(join(tmpdir(), 'forecourt-chakra-'));
/** In a node_modules folder, so that Node loads it as it does the installed one. */
const unpatchedDir = join(folder, 'copy/node_modules/@chakra-ui/react');

function unpatchedModule(file: string): Promise<Chakra> {
  return import(
    /* @vite-ignore */ pathToFileURL(join(unpatchedDir, 'dist/esm', file)).href
  ) as Promise<Chakra>;
}

// The installed Chakra without the patch, with the same dependencies. Throws when the patch was not applied.
beforeAll(() => {
  const installed = realpathSync(join(packageDir, 'node_modules/@chakra-ui/react'));
  for (const part of ['package.json', 'dist/esm']) {
    cpSync(join(installed, part), join(unpatchedDir, part), { recursive: true });
  }
  symlinkSync(dirname(dirname(installed)), join(folder, 'node_modules'));
  execFileSync('git', ['apply', '--reverse', patch], { cwd: unpatchedDir });
  // What takes the place of layers is meant to differ.
  cpSync(join(installed, ownProperties), join(unpatchedDir, ownProperties));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The catalog with its styles, as a server writes both; twice, because the second render reads what the first kept. */
async function catalogHtml(): Promise<string[]> {
  const { renderCatalog } = await import('../../catalog/render-catalog.tsx');
  return [await renderCatalog(tenant), await renderCatalog(tenant)];
}

/** Components of Chakra's own theme: recipes with variants, conditions, compound variants and slots. */
function themeHtml({ Badge, Button, Card, chakra: styled, ChakraProvider, defaultSystem, Table }: Chakra) {
  const Plate = styled('b', {
    base: { color: 'fg.muted', _hover: { color: 'red.500 !important' }, md: { padding: '2' } },
    variants: { size: { small: { padding: '1' }, large: { padding: { base: '3', lg: '4' } } } },
    compoundVariants: [{ size: 'large', css: { textStyle: 'sm', focusRing: 'outside' } }],
    defaultVariants: { size: 'small' },
  });
  const NamedPlate = styled(Plate, { base: { _before: { content: '"No."' } } });
  return renderToStaticMarkup(
    <ChakraProvider value={defaultSystem}>
      {(['solid', 'outline', 'ghost'] as const).map((variant) => (
        <Button key={variant} variant={variant} size="sm" colorPalette="teal" margin={{ base: '1', md: '2' }}>
          <Badge variant="subtle">New</Badge>
        </Button>
      ))}
      <Card.Root variant="elevated" css={{ '& > p': { color: 'red.500' } }}>
        <Card.Body className="own">Body</Card.Body>
      </Card.Root>
      <Table.Root striped interactive size="lg" />
      <Plate size="large" />
      <Plate className="own" paddingInline={['1', '2', '3']} />
      <NamedPlate size="large" asChild>
        <i />
      </NamedPlate>
    </ChakraProvider>,
  );
}

test(
  'every component of the design has the markup and the styles of the unpatched Chakra',
  async () => {
    const html = await catalogHtml();
    /* eslint-disable no-restricted-syntax -- replaces nothing by a mock: the same library without the patch */
    vi.doMock('@chakra-ui/react', () => unpatchedModule('index.js'));
    vi.doMock('@chakra-ui/react/preset-base', () => unpatchedModule('preset-base.js'));
    /* eslint-enable no-restricted-syntax */
    vi.resetModules();
    try {
      expect(html).toEqual(await catalogHtml());
    } finally {
      vi.doUnmock('@chakra-ui/react');
      vi.doUnmock('@chakra-ui/react/preset-base');
      vi.resetModules();
    }
  },
  loadLimitMs,
);

test('without layers, the properties of an element outrank its recipe, also one in a media query', () => {
  const system = chakra.createSystem(chakra.defaultConfig, { disableLayers: true });
  const Plate = chakra.chakra('b', { base: { color: 'red.500', md: { padding: '2' } } });
  const html = renderToStaticMarkup(
    <chakra.ChakraProvider value={system}>
      <Plate padding="1" />
    </chakra.ChakraProvider>,
  );
  const rules = html.slice(html.lastIndexOf('<style')).replace(/css[ -]\w+/g, 'x');
  expect(rules).toBe(
    '<style data-emotion="x">.x{color:var(--chakra-colors-red-500);}@media screen and (min-width: 48rem){.x{padding:var(--chakra-spacing-2);}}' +
      '.x.x.x{padding:var(--chakra-spacing-1);}</style><b class="x"></b>',
  );
});

test('so have Chakra’s own components and global rules', async () => {
  const unpatched = await unpatchedModule('index.js');
  const html = themeHtml(chakra);
  expect(html).toContain('<style data-emotion=');
  expect(html).toBe(themeHtml(unpatched));
  expect(JSON.stringify(chakra.defaultSystem._global)).toBe(JSON.stringify(unpatched.defaultSystem._global));
});

test('a recipe is computed once per system, not in every render', async () => {
  const recipe = { base: { color: 'red.500' } };
  const added = { base: { margin: '1' } };
  const isKept = ({ defaultSystem: { cva } }: Chakra) => [
    cva(recipe) === cva(recipe),
    cva(recipe).merge(cva(added)) === cva(recipe).merge(cva(added)),
  ];
  expect(isKept(chakra)).toEqual([true, true]);
  expect(isKept(await unpatchedModule('index.js'))).toEqual([false, false]);
});
