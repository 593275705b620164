export { pageMenu } from './menu-item.ts';
export type { MenuCount, MenuItem, PageMenuItem } from './menu-item.ts';
export { defineRemote, defineRoutes, RemoteConfigSchema } from './remote-config.ts';
export type { RemoteConfig, RemoteRoute, RoutePrefetch } from './remote-config.ts';
export {
  ChannelSchema,
  ReleaseDraftSchema,
  ReleaseRecordSchema,
  SignedReleaseSchema,
} from './release-record.ts';
export type {
  Channel,
  ReleaseDraft,
  ReleaseFile,
  ReleaseRecord,
  ServerBuild,
  SignedRelease,
} from './release-record.ts';
export { ReleaseSetSchema } from './release-set.ts';
export type { LoadableRelease, ReleaseSet, RemoteRelease } from './release-set.ts';
export { backendPrefixes, isEdgePath } from './edge-paths.ts';
export { matchRoute, routeShape } from './match-route.ts';
export { routeText, routeTexts } from './route-text.ts';
export { prefetchUrls } from './prefetch-urls.ts';
