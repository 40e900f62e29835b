import { type Appointment, offerPriceOf } from '@salon/contracts';
import { withQuantity } from '@salon/kernel';
import { Price } from '@salon/ui';

/** The services of a visit with their prices; those of a booked offer are struck, and the offer has the price. */
export const VisitLines = ({
  services,
  specialOffer,
  totalAmount,
}: Pick<Appointment, 'services' | 'specialOffer' | 'totalAmount'>) => (
  <ul className="visit-panel__lines">
    {services.map(({ service, quantity, isAdded }) => (
      <li key={service._id}>
        <span>{withQuantity({ ...service, quantity })}</span>
        <Price amount={service.price * quantity} struck={specialOffer !== null && !isAdded} />
      </li>
    ))}
    {specialOffer && (
      <li>
        <span>{specialOffer.title}</span>
        <Price amount={offerPriceOf({ services, totalAmount })} />
      </li>
    )}
  </ul>
);
