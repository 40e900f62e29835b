import { Button } from '@salon/ui';
import '../styles/admin-page.css';

interface Props {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown };
}

/** Loads or shows more items of a list. */
export const More = ({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) =>
  hasNextPage && (
    <p className="admin-more">
      <Button variant="line" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        Show more
      </Button>
    </p>
  );
