/** Only the query names in use: a shared package is not tree-shaken, so every visitor downloads all of this list. */
export {
  infiniteQueryOptions,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { InfiniteData, UseQueryResult } from '@tanstack/react-query';
