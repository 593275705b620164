import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { textTable } from '@forecourt/releases';
import { build } from 'vite';

/**
 * Compressed bytes of shared-design's own components beside the parts of Chakra UI 3 and Ark UI that do the same,
 * for decision 23. Own code is measured without React, Chakra's `chakra` and this repository's other packages, which
 * a page has anyway; a part of Chakra as what it adds to a bundle that has React and `chakra`.
 */
const designDir = resolve(dirname(fileURLToPath(import.meta.url)), '../../../shared-design');
const requireFromChakra = createRequire(
  createRequire(join(designDir, 'package.json')).resolve('@chakra-ui/react'),
);
const ark = (part: string) => JSON.stringify(requireFromChakra.resolve(`@ark-ui/react/${part}`));
const ofReact = [/^react($|\/)/, /^react-dom($|\/)/];
const ofPage = [...ofReact, /^@chakra-ui/, /^@emotion/, /^@forecourt/];

interface Bytes {
  readonly gzip: number;
  readonly brotli: number;
}

async function bytesOf(source: string, external: readonly RegExp[]): Promise<Bytes> {
  const entry = join(designDir, 'src/entry-of-the-benchmark.ts');
  const result = await build({
    root: designDir,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env': JSON.stringify({ NODE_ENV: 'production' }) },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'entry' },
      rollupOptions: { external: [...external] },
    },
  });
  const code = [result]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
    .map((part) => ('code' in part ? part.code : ''))
    .join('');
  return { gzip: gzipSync(code, { level: 9 }).length, brotli: brotliCompressSync(code).length };
}

const chakra = (names: string) => `export { ${names} } from '@chakra-ui/react';`;
const own = (...files: readonly string[]) =>
  files.map((file, index) => `export * as own${index} from './${file}';`).join('\n');

const comparisons: readonly (readonly [name: string, own: string, theirs: string])[] = [
  ['dialog', own('overlay/dialog.tsx'), chakra('Dialog, Portal')],
  ['dialog and drawer', own('overlay/dialog.tsx', 'overlay/drawer.tsx'), chakra('Dialog, Drawer, Portal')],
  ['tooltip', own('overlay/tooltip.tsx'), chakra('Tooltip, Portal')],
  [
    'toaster',
    own('feedback/alert.tsx', '../../shell/src/features/alerts/snackbar-stack.tsx'),
    chakra('createToaster, Toaster, Toast'),
  ],
  ['slider with two thumbs', own('form/range-field.tsx'), chakra('Slider')],
  ['date picker', own('picker/date-picker.tsx'), `export { DatePicker } from ${ark('date-picker')};`],
  ['time picker', own('picker/time-picker.tsx'), chakra('Select, createListCollection, Portal')],
  ['pagination', own('../../mfe-storefront/src/features/search/pagination.tsx'), chakra('Pagination')],
  ['steps', own('forms/step-list.tsx'), chakra('Steps')],
  ['radio cards', own('forms/radio-group-field.tsx'), chakra('RadioCard')],
];
const all = [
  'all of them',
  comparisons.map(([, source], at) => source.replaceAll('as own', `as own${at}of`)).join('\n'),
  [
    chakra(
      'Dialog, Drawer, Portal, Tooltip, createToaster, Toaster, Toast, Slider, Select, createListCollection, Pagination, Steps, RadioCard',
    ),
    `export { DatePicker } from ${ark('date-picker')};`,
  ].join('\n'),
] as const;

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

async function main(): Promise<void> {
  const base = await bytesOf(chakra('chakra'), ofReact);
  const rows: string[][] = [];
  for (const [name, ours, theirs] of [...comparisons, all]) {
    const mine = await bytesOf(ours, ofPage);
    const added = await bytesOf(`${chakra('chakra')}\n${theirs}`, ofReact);
    rows.push([
      name,
      `${kilobytes(mine.gzip)} / ${kilobytes(mine.brotli)}`,
      `${kilobytes(added.gzip - base.gzip)} / ${kilobytes(added.brotli - base.brotli)}`,
    ]);
  }
  console.log(textTable([['KiB, gzip / brotli', 'own', 'Chakra or Ark adds'], ...rows]));
}

await main();
