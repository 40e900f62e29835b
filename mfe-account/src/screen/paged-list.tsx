import { Notice } from '@salon/ui';
import { ShowMore } from '@salon/ui/states/show-more';
import { messageOf } from '@salon/web-kit';
import { type ReactNode, useRef } from 'react';
import type { FailedQuery } from './load-failed.js';
import { Loaded } from './loaded.js';

interface Props<Page, Item> {
  query: FailedQuery & {
    data: { pages: readonly Page[] } | undefined;
    isPending: boolean;
    isPlaceholderData: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage(): unknown;
  };
  itemsOf(page: Page): readonly Item[];
  row(item: Item): ReactNode;
  label: string;
  className: string;
  isBusy?: boolean;
  /** In place of the list when it has no items. */
  empty: ReactNode;
  /** Above the list. */
  notice?: ReactNode;
  /** The heading of the error. */
  title?: string;
  /** Message when the response has no reason. */
  failed: string;
  /** Number and height of the placeholder rows. */
  rows: readonly [count: number, height: string];
}

/** A list that is loaded page by page; after a failure the button for the next page tries again. */
export function PagedList<Page, Item>({ query, itemsOf, row, ...shown }: Props<Page, Item>) {
  const { label, className, isBusy, empty, notice, title, failed, rows } = shown;
  const list = useRef<HTMLUListElement>(null);
  const items = query.data?.pages.flatMap(itemsOf) ?? [];
  return (
    <Loaded query={query} title={title} failed={failed} rows={rows}>
      {() => (
        <>
          {notice}
          {items.length === 0 ? (
            empty
          ) : (
            <ul ref={list} className={className} aria-label={label} aria-busy={isBusy}>
              {items.map(row)}
            </ul>
          )}
          {query.isFetchNextPageError && <Notice tone="danger">{messageOf(query.error, failed)}</Notice>}
          <ShowMore
            list={list}
            count={items.length}
            hasMore={query.hasNextPage}
            busy={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        </>
      )}
    </Loaded>
  );
}
