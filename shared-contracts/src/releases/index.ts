export { MenuItemSchema, pageMenu, PageMenuItemSchema } from './menu-item.ts';
export type { MenuCount, MenuItem, PageMenuItem } from './menu-item.ts';
export { defineRemote, RemoteConfigSchema, RemoteRouteSchema, RoutePrefetchSchema } from './remote-config.ts';
export type { RemoteConfig, RemoteRoute, RoutePrefetch } from './remote-config.ts';
export {
  CanarySchema,
  ChannelSchema,
  ReleaseFileSchema,
  ReleaseRecordSchema,
  SignedReleaseSchema,
} from './release-record.ts';
export type { Canary, Channel, ReleaseFile, ReleaseRecord, SignedRelease } from './release-record.ts';
export { LoadableReleaseSchema, ReleaseSetSchema, RemoteReleaseSchema } from './release-set.ts';
export type { LoadableRelease, ReleaseSet, RemoteRelease } from './release-set.ts';
export { matchRoute, routeShape } from './match-route.ts';
export type { RouteMatch, RoutePattern } from './match-route.ts';
