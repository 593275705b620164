import { QueryClient } from '@tanstack/react-query';

/**
 * A query client as every remote uses it. The API client repeats calls by itself, so queries and mutations do not;
 * a call without network fails and says so instead of waiting unseen.
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
