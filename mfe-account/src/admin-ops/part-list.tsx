import type { OpsPart } from '@salon/contracts';
import { salonMoment } from '@salon/web-kit';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { type DeployedScreen, failingOf, PART_NAMES, revisionOf, SCREEN_NAMES } from './ops.rules.js';

/** Well or not, by sign, word and tint. */
const State = ({ isWell, word }: { isWell: boolean; word: string }) => (
  <span className="status ops-state" data-tone={isWell ? 'good' : 'bad'}>
    {isWell ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
    {word}
  </span>
);

const Revision = ({ version }: { version: string | null }) => {
  const revision = revisionOf(version);
  return revision === null ? <span className="hint">not known</span> : <code title={version ?? ''}>{revision}</code>;
};

interface TableProps {
  title: string;
  /** What the last column says. */
  since: string;
  children: ReactNode;
}

function PartTable({ title, since, children }: TableProps) {
  const id = useId();
  return (
    <section className="ops-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className="ops-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">State</th>
            <th scope="col">Revision</th>
            <th scope="col">{since}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

interface RowProps {
  name: string;
  state: ReactNode;
  version: string | null;
  since: readonly [label: string, at: string | null];
}

const Row = ({ name, state, version, since: [label, at] }: RowProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td className="ops-table__state">{state}</td>
    <td data-label="Revision">
      <Revision version={version} />
    </td>
    <td data-label={label}>{at === null ? <span className="hint">not known</span> : salonMoment(at)}</td>
  </tr>
);

/** The processes: how each is, since when it runs, and what of it fails. */
export const ProcessTable = ({ parts }: { parts: readonly OpsPart[] }) => (
  <PartTable title="Processes" since="Running since">
    {parts.map(({ name, status, checks, version, startedAt }) => (
      <Row
        key={name}
        name={PART_NAMES[name]}
        state={
          <>
            <State isWell={status === 'ok'} word={status === 'ok' ? 'Well' : 'Down'} />{' '}
            {status === 'down' && failingOf(checks) !== '' && <span className="hint">{failingOf(checks)}</span>}
          </>
        }
        version={version}
        since={['Running since', startedAt]}
      />
    ))}
  </PartTable>
);

/** The screens, each deployed by itself. */
export const ScreenTable = ({ screens }: { screens: readonly DeployedScreen[] }) => (
  <PartTable title="Screens" since="Built">
    {screens.map(({ name, version }) => (
      <Row
        key={name}
        name={SCREEN_NAMES[name]}
        state={<State isWell={version !== null} word={version === null ? 'Not served' : 'Served'} />}
        version={version?.commit ?? null}
        since={['Built', version?.builtAt ?? null]}
      />
    ))}
  </PartTable>
);
