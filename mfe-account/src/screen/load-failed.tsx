import { Button, Notice } from '@salon/ui';

interface Props {
  query: { isFetched: boolean; data: unknown; isFetching: boolean; refetch(): unknown };
  failed: string;
}

/** The error of a part of a form that has not loaded, with retry; it stays while the part is loaded again. */
export const LoadFailed = ({ query: { isFetched, data, isFetching, refetch }, failed }: Props) =>
  isFetched &&
  data === undefined && (
    <Notice tone="danger">
      {failed}{' '}
      <Button variant="text" busy={isFetching} onClick={() => void refetch()}>
        Try Again
      </Button>
    </Notice>
  );
