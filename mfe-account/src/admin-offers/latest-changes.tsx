import { type ContentAction, messages } from '@salon/contracts';
import { Button, ErrorState } from '@salon/ui';
import { messageOf, salonMoment } from '@salon/web-kit';
import { useNextFocus } from '../screen/use-next-focus.js';
import type { OfferEntry } from './offers.rules.js';
import { useLatestChanges, useUndo } from './use-admin-offers.js';

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
    <li className="offer-act">
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

/** The offer changes of the last 24 hours, each with Undo. */
export function LatestChanges({ offers }: { offers: readonly OfferEntry[] }) {
  const { data, error, isFetching, refetch } = useLatestChanges();
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
  const titleOf = (id: string): string => offers.find(({ _id }) => _id === id)?.fields.title ?? 'an offer';
  return (
    <section className="offer-acts" aria-labelledby="latest-acts">
      <h2 id="latest-acts">Latest changes</h2>
      <ul>
        {data.map((action) => (
          <Change key={action._id} action={action} title={titleOf(action.entryId)} />
        ))}
      </ul>
    </section>
  );
}
