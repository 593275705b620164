import type { Configuration } from 'webpack';

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;

const react = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * Only React is split off by path. Other shared libraries get their file from {@link NamedSharedChunks}:
 * selected by path, a remote's own use of emotion would tie its first chunk to its whole fallback copy of the
 * design.
 */
export const sharedChunkGroups: SplitChunks = {
  chunks: 'async',
  cacheGroups: {
    defaultVendors: false,
    react: { test: react, name: 'react', priority: 40, enforce: true },
  },
};
