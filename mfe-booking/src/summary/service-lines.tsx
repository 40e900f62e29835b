import { Price } from '@salon/ui';
import type { ServiceLine } from './summary.rules.js';

/** The services of a visit, each with quantity, minutes and price. */
export function ServiceLines({ lines, struck = false }: { lines: ServiceLine[]; struck?: boolean }) {
  return (
    <ul className="visit-services" aria-label="Services">
      {lines.map((line) => (
        <li key={line.key}>
          <span>
            {line.title}
            {line.quantity > 1 && (
              <>
                {' '}
                <span className="muted nowrap">x {line.quantity}</span>
              </>
            )}
          </span>
          <Price amount={line.price} struck={struck} />
          <small>{line.minutes} minutes</small>
        </li>
      ))}
    </ul>
  );
}
