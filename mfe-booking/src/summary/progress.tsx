import { Steps } from '@salon/ui/page/steps';
import { Link } from '@salon/web-kit/router';

const STEPS = [
  { label: 'Cart', href: '/cart' },
  { label: 'Date and time', href: '/book-appointment' },
  { label: 'Payment' },
];

/** Where the customer is between cart and payment; the steps behind are links of the router, so nothing is loaded anew. */
export const Progress = ({ at }: { at: 0 | 1 | 2 }) => (
  <Steps steps={STEPS} current={at} renderLink={({ href, label }) => <Link to={href}>{label}</Link>} />
);
