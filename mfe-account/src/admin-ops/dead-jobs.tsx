import { type DeadJob, taskWords } from '@salon/contracts';
import { salonMoment } from '@salon/web-kit';
import { useId } from 'react';
import { deadFacts, type DeadGroup, PART_NAMES } from './ops.rules.js';
import { RetryButton } from './retry-button.js';

function DeadJobRow({ group, job }: { group: DeadGroup; job: DeadJob }) {
  const { part, task, asOf } = group;
  const words = taskWords(task);
  const facts = deadFacts(job, salonMoment);
  return (
    <li className="ops-job">
      <div>
        <strong className="ops-job__error">{job.error === '' ? 'No reason was recorded' : job.error}</strong>
        <p className="hint dots">
          {facts.map((fact) => (
            <span key={fact}>{fact} </span>
          ))}
        </p>
      </div>
      <RetryButton
        part={part}
        request={{ task, job: job._id, asOf }}
        label="Run again"
        name={`Run again: ${words}, ${facts[0] ?? ''}`}
        title={`Run “${words}” again?`}
      />
    </li>
  );
}

/** Seen without opening the rest. */
const FIRST = 5;

function Jobs({ group, jobs }: { group: DeadGroup; jobs: readonly DeadJob[] }) {
  return (
    <ul>
      {jobs.map((job) => (
        <DeadJobRow key={job._id} group={group} job={job} />
      ))}
    </ul>
  );
}

function Group({ group }: { group: DeadGroup }) {
  const id = useId();
  const { part, task, asOf, jobs, total } = group;
  const words = taskWords(task);
  return (
    <section className="ops-dead__task" aria-labelledby={id}>
      <div className="ops-dead__head">
        <div>
          <h3 id={id} tabIndex={-1}>
            {words} <span className="tasks__count">{total}</span>
          </h3>
          <p className="hint">{PART_NAMES[part]}</p>
        </div>
        {total > 1 && (
          <RetryButton
            part={part}
            request={{ task, asOf }}
            label="Run all again"
            name={`Run all again: ${words}`}
            title={`Run all ${total} of “${words}” again?`}
            isMany
          />
        )}
      </div>
      <Jobs group={group} jobs={jobs.slice(0, FIRST)} />
      {jobs.length > FIRST && (
        <details className="ops-dead__more">
          <summary>{jobs.length - FIRST} more</summary>
          <Jobs group={group} jobs={jobs.slice(FIRST)} />
        </details>
      )}
      {total > jobs.length && (
        <p className="hint">
          The first {jobs.length} of {total} are here; the others follow once these have run.
        </p>
      )}
    </section>
  );
}

/** What was given up after all its tries, with the error of the last one and a way to run it again. */
export const DeadJobs = ({ groups }: { groups: readonly DeadGroup[] }) => (
  <section className="ops-part" aria-labelledby="ops-dead">
    <h2 id="ops-dead">Given up</h2>
    {groups.length === 0 ? (
      <p>Nothing was given up.</p>
    ) : (
      <>
        <p className="muted">
          Every try failed. Nothing of it is lost, but nothing happens until somebody runs it again.
        </p>
        {groups.map((group) => (
          <Group key={`${group.part} ${group.task}`} group={group} />
        ))}
      </>
    )}
  </section>
);
