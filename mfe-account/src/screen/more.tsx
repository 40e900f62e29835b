import { Notice } from '@salon/ui';
import { ShowMore } from '@salon/ui/states/show-more';
import { messageOf } from '@salon/web-kit';
import type { ComponentProps } from 'react';

interface Props extends Pick<ComponentProps<typeof ShowMore>, 'list' | 'count'> {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage(): unknown;
  };
  /** Message when the response has no reason. */
  failed: string;
}

/** Loads the next page of a list; after a failure the button tries again. */
export const More = ({ query, failed, ...shown }: Props) => (
  <>
    {query.isFetchNextPageError && <Notice tone="danger">{messageOf(query.error, failed)}</Notice>}
    <ShowMore
      {...shown}
      hasMore={query.hasNextPage}
      busy={query.isFetchingNextPage}
      onMore={() => void query.fetchNextPage()}
    />
  </>
);
