/** The query names in use, and nothing else: a shared package is not tree-shaken, so this list is what every visitor downloads. */
export {
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { InfiniteData, UseQueryResult } from '@tanstack/react-query';
