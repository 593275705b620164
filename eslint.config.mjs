import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const relativeOwnModule = [
  {
    selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock)$/]",
    message: 'Test through real modules; mock the network from the contracts.',
  },
  { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
  { selector: 'ExportAllDeclaration', message: 'Name what you export.' },
];

const textOutsideTheCatalog = [
  {
    selector: 'JSXText[value=/[A-Za-z]{2}/]',
    message: 'Put the text into the catalog of the package, so that it can be translated.',
  },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-label|aria-description|alt|label|legend|placeholder|title|hint)$/] > Literal[value=/[A-Za-z]{2}/]',
    message: 'Put the text into the catalog of the package, so that it can be translated.',
  },
];

const figuresOutsideTheTheme = [
  {
    selector: 'Literal[value=/^(tabular|lining|oldstyle|proportional)-nums$/]',
    message: "Figures are set once, by shared-design's global styles.",
  },
];

const timesOutsideTheTheme = [
  {
    selector:
      'Property[key.name=/^(animation|transition)$/] Literal[value=/^(?!.*infinite).*(\\dm?s\\b|cubic-bezier)/]',
    message: "Durations and easings are shared-design's tokens: '{durations.normal} {easings.standard}'.",
  },
];

const formatsOutsideTheModule = [
  {
    selector: "MemberExpression[object.name='Intl'][property.name=/(Format|DisplayNames)$/]",
    message: 'Dates, times, numbers and lists are formatted by shared-contracts/src/formats.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
    message: 'Dates, times, numbers and lists are formatted by shared-contracts/src/formats.',
  },
];

/** Inside a feature calls belong in data/ (flat: its queries and mutations): ui → model → data → domain. */
const callsOutsideData = ['call', 'upload', 'download'].map((property) => ({
  object: 'client',
  property,
  message: 'Calls belong in data/, or in the *.queries.ts and *.mutations.ts of a flat feature.',
}));

// The rules that need types are in .oxlintrc.json: here they took 186 of 229 seconds.
export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      '**/.cache/**',
      'coverage/**',
      '**/migrations/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-syntax': ['error', ...relativeOwnModule, ...formatsOutsideTheModule],
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 10],
      'max-depth': ['error', 3],
      'max-params': ['error', 3],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['{shell,mfe-*,shared-*}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['{shell,mfe-*,shared-design}/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...relativeOwnModule,
        ...formatsOutsideTheModule,
        ...textOutsideTheCatalog,
        ...figuresOutsideTheTheme,
        ...timesOutsideTheTheme,
      ],
    },
  },
  {
    files: ['{shell,mfe-*,shared-design}/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...relativeOwnModule,
        ...formatsOutsideTheModule,
        ...timesOutsideTheTheme,
      ],
    },
  },
  {
    files: ['{shell,mfe-*}/src/{app,domain,features}/**/*.{ts,tsx}'],
    ignores: ['**/data/**', '**/*.{queries,mutations}.ts', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-properties': ['error', ...callsOutsideData],
    },
  },
  {
    files: ['{shell,mfe-*}/src/features/*/{domain,model,ui}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@forecourt/shared-contracts',
              importNames: ['ApiClient'],
              message: 'Only data/ uses the client; pass it to a query, or take a function of data/.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['shared-contracts/src/formats/**'],
    rules: { 'no-restricted-syntax': ['error', ...relativeOwnModule] },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.test-d.ts', 'deploy/e2e/**', '**/testing/**'],
    rules: {
      'max-lines': ['error', 500],
      'max-lines-per-function': 'off',
      'max-params': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['deploy/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: {
      globals: {
        performance: 'readonly',
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        module: 'writable',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        AbortSignal: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
);
