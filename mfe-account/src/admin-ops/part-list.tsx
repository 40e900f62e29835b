import type { EdgeState, OpsPart } from '@salon/contracts';
import { salonMoment } from '@salon/web-kit';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { failingOf, PART_NAMES, revisionOf, SCREEN_NAMES, type ScreenState } from './ops.rules.js';

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
  /** What the third column says. */
  build: string;
  /** What the last column says. */
  since: string;
  children: ReactNode;
}

function PartTable({ title, build, since, children }: TableProps) {
  const id = useId();
  return (
    <section className="ops-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className="ops-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">State</th>
            <th scope="col">{build}</th>
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
  build: readonly [label: string, shown: ReactNode];
  since: readonly [label: string, at: string | null];
}

const Row = ({ name, state, build, since: [label, at] }: RowProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td className="ops-table__state">{state}</td>
    <td data-label={build[0]}>{build[1]}</td>
    <td data-label={label}>{at === null ? <span className="hint">not known</span> : salonMoment(at)}</td>
  </tr>
);

interface ProcessesProps {
  parts: readonly OpsPart[];
  edge: EdgeState | undefined;
}

/**
 * The processes: how each is, since when it runs, and what of it fails. The edge is well when it forwarded the call.
 */
export const ProcessTable = ({ parts, edge }: ProcessesProps) => (
  <PartTable title="Processes" build="Revision" since="Running since">
    {edge && (
      <Row
        name={PART_NAMES.edge}
        state={<State isWell word="Well" />}
        build={['Revision', <Revision version={edge.version} />]}
        since={['Running since', edge.startedAt]}
      />
    )}
    {parts.map(({ name, status, checks, version, startedAt }) => (
      <Row
        key={name}
        name={PART_NAMES[name]}
        state={
          <>
            <State isWell={status === 'ok'} word={status === 'ok' ? 'Well' : 'Down'} />{' '}
            {failingOf(checks) !== '' && (
              <span className="hint">
                {status === 'ok' && 'without '}
                {failingOf(checks)}
              </span>
            )}
          </>
        }
        build={['Revision', <Revision version={version} />]}
        since={['Running since', startedAt]}
      />
    ))}
  </PartTable>
);

/** The screens, each deployed by itself. */
export const ScreenTable = ({ screens }: { screens: readonly ScreenState[] }) => (
  <PartTable title="Screens" build="Release" since="Built">
    {screens.map(({ name, isServed, version, release, remarks }) => (
      <Row
        key={name}
        name={SCREEN_NAMES[name]}
        state={
          <>
            <State isWell={isServed} word={isServed ? 'Served' : 'Not served'} />{' '}
            {remarks.map((remark) => (
              <span key={remark} className="hint">
                {remark}
              </span>
            ))}
          </>
        }
        build={[
          'Release',
          <>
            {release} <Revision version={version?.commit ?? null} />
          </>,
        ]}
        since={['Built', version?.builtAt ?? null]}
      />
    ))}
  </PartTable>
);
