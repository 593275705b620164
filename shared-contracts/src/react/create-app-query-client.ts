import { QueryClient } from '@tanstack/react-query';

/**
 * Creates the query client used by every remote. The API client retries calls itself, so queries and mutations do not; a call without
 * network fails visibly instead of pausing silently.
 */
export function createAppQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        staleTime: 30_000,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
