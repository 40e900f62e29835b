import { type CustomerDetails, messages } from '@salon/contracts';
import { ConfirmedChange } from '../admin-actions/confirmed-change.js';
import { signCustomerOut } from './customers.api.js';

/** Ends a customer's sessions, as after a lost phone. */
export const SignOutCustomer = ({ customer: { _id, name } }: { customer: CustomerDetails }) => (
  <ConfirmedChange
    label="Sign out everywhere"
    variant="text"
    title={`Sign ${name} out everywhere?`}
    text="On every phone and computer they have to sign in again. It cannot be undone."
    confirmLabel="Sign out everywhere"
    change={{
      run: () => signCustomerOut(_id),
      done: messages.customerSignedOut,
      failed: messages.customerSignOutFailed,
    }}
  />
);
