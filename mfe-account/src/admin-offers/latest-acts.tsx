import { type ContentAct, messages } from '@salon/contracts';
import { Button, ErrorState } from '@salon/ui';
import { messageOf } from '@salon/web-kit';
import { salonMoment } from '../salon-clock.js';
import type { OfferEntry } from './offers.rules.js';
import { useLatestActs, useUndo } from './use-admin-offers.js';

const DONE: Readonly<Record<ContentAct['what'], string>> = {
  create: 'Made',
  edit: 'Changed',
  archive: 'Archived',
  restore: 'Restored',
  hide: 'Hidden',
  unhide: 'Shown',
  undo: 'Undone',
};

function Act({ act, title }: { act: ContentAct; title: string }) {
  const undo = useUndo();
  return (
    <li className="offer-act">
      <p>
        <strong>
          {DONE[act.what]}: {title}
        </strong>{' '}
        <span className="hint dots">
          <span>
            {salonMoment(act.at)} by {act.by}
          </span>{' '}
          <span>can be undone until {salonMoment(act.undoUntil)}</span>
        </span>
      </p>
      <Button
        variant="text"
        busy={undo.isPending}
        onClick={() => undo.mutate(act)}
        aria-label={`Undo: ${DONE[act.what]}: ${title}`}
      >
        Undo
      </Button>
    </li>
  );
}

/** What was done to offers within a day, each with its way back, long after the note that offered it first has gone. */
export function LatestActs({ offers }: { offers: readonly OfferEntry[] }) {
  const { data, error, isFetching, refetch } = useLatestActs();
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
        {data.map((act) => (
          <Act key={act._id} act={act} title={titleOf(act.entryId)} />
        ))}
      </ul>
    </section>
  );
}
