export { Navigate, useLocation, useSearchParams } from 'react-router-dom';
export {
  keepPreviousData,
  queryOptions,
  QueryClient,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { Trans } from './trans.tsx';
export { useParams } from './use-params.ts';
export { CatalogProvider, useTranslation } from './use-translation.ts';
export type { RemoteAppProps, RemoteComponent } from './remote-app.ts';
export { apiQuery, apiQueryKey, queryHolder } from './api-query.ts';
export { createAppQueryClient } from './create-app-query-client.ts';
export { createRemoteLifecycles } from './create-remote-lifecycles.tsx';
export type { LifecycleProps, PrepareContext, RemoteModule } from './create-remote-lifecycles.tsx';
export { createRoutes } from './create-routes.tsx';
export type { RouteSource } from './create-routes.tsx';
export { createViewLoader } from './create-view-loader.tsx';
export { NavigationRouter } from './navigation-router.tsx';
export { PlatformProvider, useOptionalPlatform, usePlatform } from './platform-context.tsx';
export { RemoteRoot } from './remote-root.tsx';
export type { RemoteMount } from './remote-root.tsx';
export { useDataLayer } from './use-data-layer.ts';
export { useErrorPageEvent } from './use-error-page-event.ts';
export { useIdempotencyKey } from './use-idempotency-key.ts';
export { useApi, useFlag, useSession, useTenant } from './use-platform-parts.ts';
export { useSecondsLeft } from './use-seconds-left.ts';
export { zipQuery } from './zip-query.ts';
export { withTexts, type TextedView } from './with-texts.tsx';
export { useSocialOffer, useSocialSignIn } from './use-social-sign-in.ts';
