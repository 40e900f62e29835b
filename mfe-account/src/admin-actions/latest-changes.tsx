import { type ContentAction, messages } from '@salon/contracts';
import { Button, ErrorState } from '@salon/ui';
import { messageOf, salonMoment } from '@salon/web-kit';
import { useNextFocus } from '../screen/use-next-focus.js';
import { useLatestChanges, useUndo } from './use-admin-actions.js';
import '../styles/latest-changes.css';

const DONE: Readonly<Record<ContentAction['what'], string>> = {
  create: 'Made',
  edit: 'Changed',
  archive: 'Archived',
  restore: 'Restored',
  hide: 'Hidden',
  unhide: 'Shown',
  undo: 'Undone',
};

function Change({ action, title }: { action: ContentAction; title: string }) {
  const undo = useUndo();
  const remember = useNextFocus();
  return (
    <li className="latest-change">
      <p>
        <strong>
          {DONE[action.what]}: {title}
        </strong>{' '}
        <span className="hint dots">
          <span>
            {salonMoment(action.at)} by {action.by}
          </span>{' '}
          <span>can be undone until {salonMoment(action.undoUntil)}</span>
        </span>
      </p>
      <Button
        variant="text"
        busy={undo.isPending}
        onClick={({ currentTarget }) => {
          remember(currentTarget);
          undo.mutate(action);
        }}
        aria-label={`Undo: ${DONE[action.what]}: ${title}`}
      >
        Undo
      </Button>
    </li>
  );
}

interface Props {
  kind: ContentAction['kind'];
  titleOf(id: string): string;
}

/** The changes of one kind of content in the last 24 hours, each with Undo. */
export function LatestChanges({ kind, titleOf }: Props) {
  const { data, error, isFetching, refetch } = useLatestChanges(kind);
  if (error && !data)
    return (
      <ErrorState
        heading="h2"
        title={messageOf(error, messages.contentFailed)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data || data.length === 0) return null;
  return (
    <section className="latest-changes" aria-labelledby="latest-changes">
      <h2 id="latest-changes">Latest changes</h2>
      <ul>
        {data.map((action) => (
          <Change key={action._id} action={action} title={titleOf(action.entryId)} />
        ))}
      </ul>
    </section>
  );
}
