export { defineRemote, RemoteConfigSchema, RemoteRouteSchema, RoutePrefetchSchema } from './remote-config.ts';
export type { RemoteConfig, RemoteRoute, RoutePrefetch } from './remote-config.ts';
export {
  ChannelSchema,
  ReleaseFileSchema,
  ReleaseRecordSchema,
  SignedReleaseSchema,
} from './release-record.ts';
export type { Channel, ReleaseFile, ReleaseRecord, SignedRelease } from './release-record.ts';
export { LoadableReleaseSchema, ReleaseSetSchema, RemoteReleaseSchema } from './release-set.ts';
export type { LoadableRelease, ReleaseSet, RemoteRelease } from './release-set.ts';
export { matchRoute, routeShape } from './match-route.ts';
export type { RouteMatch, RoutePattern } from './match-route.ts';
