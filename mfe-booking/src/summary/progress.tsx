import { Steps } from '@salon/ui/page/steps';
import { PetalProgress } from '@salon/ui/pictures/petal-progress';
import { Link } from '@salon/web-kit/router';

const STEPS = [
  { label: 'Cart', href: '/cart' },
  { label: 'Date and time', href: '/book-appointment' },
  { label: 'Payment' },
];

interface Props {
  at: 0 | 1 | 2;
  /** Petals of the flower: services, day, time, the held visit, and the payment that completes it. */
  petals: 1 | 2 | 3 | 4;
}

/** The customer's step between cart and payment; completed steps are router links, so nothing is reloaded. */
export const Progress = ({ at, petals }: Props) => (
  <div className="progress">
    <PetalProgress petals={petals} />
    <Steps steps={STEPS} current={at} renderLink={({ href, label }) => <Link to={href}>{label}</Link>} />
  </div>
);
