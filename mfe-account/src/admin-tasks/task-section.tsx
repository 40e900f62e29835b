import type { TaskGroup, TaskVisit } from '@salon/contracts';
import { Link } from '@salon/web-kit/router';
import { type ReactNode, useId } from 'react';

interface Props<Task> extends TaskGroup<Task> {
  title: string;
  lead: string;
  row(task: Task): ReactNode;
  /** What the heading counts, when one row stands for several tasks. */
  count?: number;
  /** Collapsed: only the heading is visible until it is opened. */
  isFolded?: boolean;
}

/** The tasks of one type, the oldest first; renders nothing without tasks. */
export function TaskSection<Task>({ title, lead, tasks, total, count = total, row, isFolded = false }: Props<Task>) {
  const id = useId();
  if (total === 0) return null;
  const heading = (
    <h2 id={id}>
      {title} <span className="tasks__count">{count}</span>
    </h2>
  );
  const list = (
    <>
      <p className="muted">{lead}</p>
      <ul className="tasks__rows">{tasks.map(row)}</ul>
      {total > tasks.length && (
        <p className="hint">
          The oldest {tasks.length} of {total} are shown; the others follow once these are done.
        </p>
      )}
    </>
  );
  return (
    <section className="tasks" aria-labelledby={id}>
      {isFolded ? (
        <details>
          <summary>{heading}</summary>
          {list}
        </details>
      ) : (
        <>
          {heading}
          {list}
        </>
      )}
    </section>
  );
}

interface RowProps {
  title: ReactNode;
  facts: readonly ReactNode[];
  /** Explanation in words. */
  text?: string;
  children?: ReactNode;
}

/** One task: its subject, and its actions on the right. */
export const TaskRow = ({ title, facts, text, children }: RowProps) => (
  <li className="task">
    <div>
      <h3>{title}</h3>
      <p className="hint dots">
        {facts.map((fact, at) => (
          <span key={at}>{fact} </span>
        ))}
      </p>
      {text && <p>{text}</p>}
    </div>
    {children && <div className="task__actions">{children}</div>}
  </li>
);

/** The number of a task's visit, with its page. */
export const VisitLink = ({ appointmentId }: Pick<TaskVisit, 'appointmentId'>) => (
  <Link to={`/admin/visits/${appointmentId}`}>{appointmentId}</Link>
);
