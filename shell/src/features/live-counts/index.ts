export { LiveCountsProvider, useCount } from './live-counts-provider.tsx';
