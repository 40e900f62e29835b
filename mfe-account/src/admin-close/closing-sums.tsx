import { CLOSING_MEANS_NAMES, type ClosingLine, type DayClosing } from '@salon/contracts';
import { Price } from '@salon/ui';
import { differenceOf } from './closing.rules.js';

/** Net amount by one means of payment. */
export const Expected = ({ line: { expected, received, returned } }: { line: ClosingLine }) => (
  <dl className="figures closing-sum">
    <dt>Expected</dt>
    <dd>
      <Price amount={expected} />
      {returned > 0 && (
        <span className="hint">
          <Price amount={received} /> came in, <Price amount={returned} /> went back
        </span>
      )}
    </dd>
  </dl>
);

const wordFor = (amount: number): string => (amount > 0 ? 'more than expected' : 'less than expected');

/** Counted less expected, in words too. */
export const Difference = ({ amount }: { amount: number | null }) => (
  <dl className="figures closing-sum" data-off={amount !== null && amount !== 0 ? true : undefined}>
    <dt>Difference</dt>
    <dd aria-live="polite">
      {amount === null && <span className="hint">not counted yet</span>}
      {amount === 0 && 'None'}
      {amount !== null && amount !== 0 && (
        <>
          <Price amount={Math.abs(amount)} /> <span className="hint">{wordFor(amount)}</span>
        </>
      )}
    </dd>
  </dl>
);

/** A closed day, line by line. */
export const ClosedLines = ({ lines }: Pick<DayClosing, 'lines'>) => (
  <ul className="closing-lines">
    {lines.map((line) => (
      <li key={line.means} className="closing-line">
        <h3>{CLOSING_MEANS_NAMES[line.means]}</h3>
        <Expected line={line} />
        <dl className="figures closing-sum">
          <dt>Counted</dt>
          <dd>
            <Price amount={line.counted} />
          </dd>
        </dl>
        <Difference amount={differenceOf(line, line.counted)} />
        {line.reason && <p className="closing-line__why">{line.reason}</p>}
        {line.afterClosing !== 0 && (
          <p className="closing-line__why closing-line__after">
            After closing: <Price amount={line.afterClosing} />. The figures above stay as they were closed.
          </p>
        )}
      </li>
    ))}
  </ul>
);
