import type { Configuration } from 'webpack';

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;

const schemas = /[\\/]node_modules[\\/]valibot[\\/]/;
const react = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * Only React is split off by path. Other shared libraries get their file from {@link NamedSharedChunks}:
 * selected by path, a remote's own use of emotion would tie its first chunk to its whole fallback copy of the
 * design. What several routes have in common is split off from 36 kB of sources up: a smaller file compresses so much
 * worse that each route would be larger. Never split off is the library of the schemas: every remote has it in its first
 * chunk, and a fallback, which is seldom loaded, brings its own copy.
 */
export const sharedChunkGroups: SplitChunks = {
  chunks: 'async',
  minSize: 36_000,
  cacheGroups: {
    defaultVendors: false,
    default: {
      test: (module: { readonly nameForCondition: () => string | null }) =>
        !schemas.test(module.nameForCondition() ?? ''),
      minChunks: 2,
      priority: -20,
      reuseExistingChunk: true,
    },
    react: { test: react, name: 'react', priority: 40, enforce: true },
  },
};
