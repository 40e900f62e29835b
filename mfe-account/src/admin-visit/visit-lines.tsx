import type { Appointment } from '@salon/contracts';
import { withQuantity } from '@salon/kernel';
import { Price } from '@salon/ui';

/** The services of a visit with their prices. */
export const VisitLines = ({ services }: Pick<Appointment, 'services'>) => (
  <ul className="visit-panel__lines">
    {services.map(({ service, quantity }) => (
      <li key={service._id}>
        <span>{withQuantity({ ...service, quantity })}</span>
        <Price amount={service.price * quantity} />
      </li>
    ))}
  </ul>
);
