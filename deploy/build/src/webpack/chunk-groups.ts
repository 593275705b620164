import type { Configuration } from 'webpack';

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;

const react = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * Only React is split off by path. Other shared libraries get their file from {@link NamedSharedChunks}:
 * selected by path, a remote's own use of emotion would tie its first chunk to its whole fallback copy of the
 * design. What several routes have in common is split off from 36 kB of sources up: a smaller file compresses so much
 * worse that each route would be larger.
 */
export const sharedChunkGroups: SplitChunks = {
  chunks: 'async',
  minSize: 36_000,
  cacheGroups: {
    defaultVendors: false,
    react: { test: react, name: 'react', priority: 40, enforce: true },
  },
};
