import { groupThousands } from '@salon/kernel';
import { type ClientImport, messages } from '@salon/contracts';
import { Button } from '@salon/ui';
import { browserNow, messageOf, salonMoment, toast } from '@salon/web-kit';
import { useMutation, useQuery, useQueryClient } from '@salon/web-kit/query';
import { undoClientImport } from '../admin-import/imports.api.js';
import { useNextFocus } from '../screen/use-next-focus.js';
import { clientImportsQuery } from './customers.queries.js';
import '../styles/latest-changes.css';

function PastImport({ fileName, by, at, clients, undoUntil, _id }: ClientImport) {
  const client = useQueryClient();
  const remember = useNextFocus();
  const undo = useMutation({
    mutationFn: () => undoClientImport(_id),
    onSuccess: () => toast.success(messages.importUndone),
    onError: (error) => toast.error(messageOf(error, messages.actionUndoFailed)),
    onSettled: () => client.invalidateQueries(),
  });
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
          undo.mutate();
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
