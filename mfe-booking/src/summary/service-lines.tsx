import { formatMinutes } from '@salon/kernel';
import { Price } from '@salon/ui';
import type { ServiceLine } from './summary.rules.js';

interface Props {
  lines: ServiceLine[];
  struck?: boolean;
  /** On a receipt: the quantity only where it is more than one (docs/product.md §2). */
  onlyMany?: boolean;
}

/** The services of a visit, each with quantity, minutes and price. */
export function ServiceLines({ lines, struck = false, onlyMany = false }: Props) {
  return (
    <ul className="visit-services" aria-label="Services">
      {lines.map((line) => (
        <li key={line.key}>
          <span>
            {line.title}
            {(line.quantity > 1 || !onlyMany) && (
              <>
                {' '}
                <span className="muted nowrap">x {line.quantity}</span>
              </>
            )}
          </span>
          <Price amount={line.price} struck={struck && !line.isAdded} />
          <small>{formatMinutes(line.minutes)}</small>
        </li>
      ))}
    </ul>
  );
}
