import { messages } from '@salon/contracts';
import { ConfirmedChange } from '../admin-actions/confirmed-change.js';
import { resendCode } from './customers.api.js';

/** For a person who has registered but got no code: they are not a customer yet, so the search does not find them. */
export const ResendCode = ({ email }: { email: string }) => (
  <ConfirmedChange
    label="Send their code again"
    title="Send the code again?"
    text={
      `Whoever has registered with ${email} and has not entered their code gets another one; ` +
      'earlier codes stop working. A mail cannot be taken back.'
    }
    confirmLabel="Send it"
    change={{ run: () => resendCode(email), done: messages.customerCodeSent, failed: messages.customerCodeFailed }}
  />
);
