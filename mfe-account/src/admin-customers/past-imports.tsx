import { groupThousands } from '@salon/kernel';
import { type ClientImport, messages } from '@salon/contracts';
import { Button } from '@salon/ui';
import { browserNow, salonMoment } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { useUndo } from '../admin-undo/use-undo.js';
import { useNextFocus } from '../screen/use-next-focus.js';
import { clientImportsQuery } from './customers.queries.js';
import '../styles/latest-changes.css';

function PastImport({ fileName, by, at, clients, undoUntil, _id }: ClientImport) {
  const remember = useNextFocus();
  const undo = useUndo(messages.importUndone);
  return (
    <li className="latest-change">
      <p>
        <strong>
          {fileName}: {groupThousands(clients)} {clients === 1 ? 'client' : 'clients'}
        </strong>{' '}
        <span className="hint dots">
          <span>
            {salonMoment(at)} by {by}
          </span>{' '}
          <span>can be undone until {salonMoment(undoUntil)}</span>
        </span>
      </p>
      <Button
        variant="text"
        busy={undo.isPending}
        aria-label={`Undo the import of ${fileName}`}
        onClick={({ currentTarget }) => {
          remember(currentTarget);
          undo.mutate({ kind: 'clientImport', id: _id });
        }}
      >
        Undo
      </Button>
    </li>
  );
}

/** The imports that can still be undone. */
export function PastImports() {
  const { data = [] } = useQuery(clientImportsQuery);
  const open = data.filter(({ undone, undoUntil }) => !undone && new Date(undoUntil) > browserNow());
  if (open.length === 0) return null;
  return (
    <section className="latest-changes" aria-labelledby="past-imports">
      <h2 id="past-imports">Latest imports</h2>
      <p className="hint">{messages.importUndoRemoves}</p>
      <ul>
        {open.map((each) => (
          <PastImport key={each._id} {...each} />
        ))}
      </ul>
    </section>
  );
}
