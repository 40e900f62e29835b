import { messages } from '@salon/contracts';
import { ApiError, toast } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { failureOf, type Failure } from '../door/failure.js';
import { useBeginSession } from '../session/use-begin-session.js';
import { postAdminRegistration, postRegistration } from './registration.api.js';
import {
  FIELDS,
  registrationRequest,
  toVerify,
  type RegistrationField,
  type RegistrationForm,
} from './registration.rules.js';

export interface PendingAccount {
  userId: string;
  email: string;
}

interface Registering {
  /** The invitation to become an admin; null for a customer. */
  invite: string | null;
  onPending(account: PendingAccount): void;
  onFailure(failure: Failure<RegistrationField>): void;
}

function failure(error: unknown): Failure<RegistrationField> {
  const sorted = failureOf(error, FIELDS, messages.registerFailed);
  const taken = error instanceof ApiError && error.status === 409 && sorted.sentence !== null;
  return taken ? { fields: { email: sorted.sentence ?? messages.emailTaken }, sentence: null } : sorted;
}

/** Registers, as an admin with an invitation: a code is asked for next, or the session begins at once (spec §4 Registration). */
export function useRegistration({ invite, onPending, onFailure }: Registering) {
  const begin = useBeginSession();
  const call = useMutation({
    mutationFn: async (form: RegistrationForm) => {
      const request = registrationRequest(form);
      const answer = await (invite === null
        ? postRegistration(request)
        : postAdminRegistration({ ...request, role: 'admin', invite }));
      const userId = toVerify(answer);
      if (userId === null) begin(answer);
      return userId;
    },
    onSuccess: (userId, { email }) => {
      toast.success(invite === null ? messages.registerSuccess : messages.adminRegisterSuccess);
      if (userId !== null) onPending({ userId, email: email.trim() });
    },
    onError: (error) => onFailure(failure(error)),
  });
  return { busy: call.isPending, register: (form: RegistrationForm) => call.mutate(form) };
}
