import { CustomerName } from '../visit/customer-name.js';

/** A customer as a search at the desk finds them. */
interface Found {
  _id: string;
  name: string;
  email: string;
  phone: string;
  city?: string;
}

export const contactOf = ({ phone, email, city }: Omit<Found, '_id' | 'name'>): string =>
  [phone, email, city].filter(Boolean).join(', ');

interface Props<Customer extends Found> {
  label: string;
  customers: readonly Customer[];
  onChoose(customer: Customer): void;
}

/** The customers that match a search, one of whom is chosen. */
export const FoundCustomers = <Customer extends Found>({ label, customers, onChoose }: Props<Customer>) => (
  <ul className="desk-found" aria-label={label}>
    {customers.map((customer) => (
      <li key={customer._id}>
        <button type="button" onClick={() => onChoose(customer)}>
          <strong>
            <CustomerName of={customer} />
          </strong>{' '}
          <span className="hint">{contactOf(customer)}</span>
        </button>
      </li>
    ))}
  </ul>
);
