import { type OpsPart, taskWords } from '@salon/contracts';
import { PART_NAMES, servicesOf, waitingTasksOf, waitOf } from './ops.rules.js';

const COLUMNS = ['Task', 'Part', 'Due now', 'Later', 'Failing', 'Longest wait'] as const;

/** What waits in the queues of the services; a queue that cannot be read is named. */
export function QueueTable({ parts }: { parts: readonly OpsPart[] }) {
  const tasks = waitingTasksOf(parts);
  const unread = servicesOf(parts).filter(({ queue }) => queue === null);
  return (
    <section className="ops-part" aria-labelledby="ops-queue">
      <h2 id="ops-queue">Jobs that wait</h2>
      {unread.map(({ name }) => (
        <p key={name} className="hint">
          The queue of “{PART_NAMES[name]}” cannot be read at the moment.
        </p>
      ))}
      {tasks.length === 0 ? (
        unread.length < servicesOf(parts).length && <p>Nothing waits.</p>
      ) : (
        <table className="ops-table ops-table--queue" aria-labelledby="ops-queue">
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tasks.map(({ part, task, due, later, failing, oldestSeconds }) => (
              <tr key={`${part} ${task}`}>
                <th scope="row">{taskWords(task)}</th>
                <td data-label="Part">{PART_NAMES[part]}</td>
                <td data-label="Due now">{due}</td>
                <td data-label="Later">{later}</td>
                <td data-label="Failing">{failing}</td>
                <td data-label="Longest wait">{due === 0 ? '–' : waitOf(oldestSeconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
