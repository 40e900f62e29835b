import { groupThousands } from '@salon/kernel';
import { type ClientImport, messages } from '@salon/contracts';
import { browserNow, salonMoment } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { LatestChange, LatestChangeList } from '../admin-undo/latest-change.js';
import { UndoButton } from '../admin-undo/undo-button.js';
import { clientImportsQuery } from './customers.queries.js';

function PastImport({ fileName, by, at, clients, undoUntil, _id }: ClientImport) {
  return (
    <LatestChange
      title={`${fileName}: ${groupThousands(clients)} ${clients === 1 ? 'client' : 'clients'}`}
      at={at}
      by={by}
      hint={`can be undone until ${salonMoment(undoUntil)}`}
    >
      <UndoButton action={{ kind: 'clientImport', id: _id }} label={`Undo the import of ${fileName}`} />
    </LatestChange>
  );
}

/** The imports that can still be undone. */
export function PastImports() {
  const { data = [] } = useQuery(clientImportsQuery);
  const open = data.filter(({ undone, undoUntil }) => !undone && new Date(undoUntil) > browserNow());
  if (open.length === 0) return null;
  return (
    <LatestChangeList title="Latest imports" hint={messages.importUndoRemoves}>
      {open.map((each) => (
        <PastImport key={each._id} {...each} />
      ))}
    </LatestChangeList>
  );
}
