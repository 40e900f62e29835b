import type { UseQueryResult } from '@salon/web-kit/query';

/** Whether the first load runs. A retry is pending too, but keeps the error and its focused button in place. */
export const isFirstLoad = ({
  isPending,
  isFetchedAfterMount,
}: Pick<UseQueryResult, 'isPending' | 'isFetchedAfterMount'>): boolean => isPending && !isFetchedAfterMount;
