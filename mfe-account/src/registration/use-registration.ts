import { accountRefusals, messages } from '@salon/contracts';
import { ApiError, toast } from '@salon/web-kit';
import { isResponseLost } from '@salon/web-kit/queries';
import { useMutation } from '@salon/web-kit/query';
import { formErrorsOf, type FormErrors } from '../form-errors/form-errors.js';
import { useMayBeDone } from '../form-errors/use-may-be-done.js';
import type { PendingAccount } from '../session/pending-account.js';
import { useBeginSession } from '../session/use-begin-session.js';
import { noteCode, noteLostCode } from '../verification/last-code.js';
import { isInvitationRefused } from './invitation.queries.js';
import { postAdminRegistration, postRegistration } from './registration.api.js';
import {
  FIELDS,
  registrationRequest,
  toVerify,
  type RegistrationField,
  type RegistrationForm,
} from './registration.rules.js';

interface Registering {
  /** The invitation to become an admin; null for a customer. */
  invite: string | null;
  /** @param pending null when the session starts at once */
  onRegistered(pending: PendingAccount | null): void;
}

/** The errors by field; a taken address is an error of its field. */
export function registrationErrors(error: unknown): FormErrors<RegistrationField> {
  const sorted = formErrorsOf(error, FIELDS, messages.registerFailed);
  const taken = error instanceof ApiError && error.status === 409 && sorted.sentence !== null;
  return taken ? { fields: { email: sorted.sentence ?? accountRefusals.EMAIL_TAKEN.text }, sentence: null } : sorted;
}

/**
 * Registers, as an admin with an invitation: the verification code comes next, or the session starts at once
 * (docs/product.md §4).
 */
export function useRegistration({ invite, onRegistered }: Registering) {
  const begin = useBeginSession();
  const { mayBeDone, noteResult } = useMayBeDone();
  const call = useMutation({
    mutationFn: async (form: RegistrationForm) => {
      const request = registrationRequest(form);
      const response = await (invite === null
        ? postRegistration(request)
        : postAdminRegistration({ ...request, role: 'admin', invite }));
      const userId = toVerify(response);
      if (userId === null) {
        onRegistered(null);
        return begin(response);
      }
      noteCode(request.email);
      onRegistered({ userId, email: request.email });
      return null;
    },
    onSuccess: (user) =>
      toast.success(user?.role === 'admin' ? messages.adminRegisterSuccess : messages.registerSuccess),
    onError: (error, { email }) => {
      noteResult(error);
      if (invite === null && isResponseLost(error)) noteLostCode(email.trim());
    },
  });
  return {
    busy: call.isPending,
    error: call.error,
    isInvitationRefused: isInvitationRefused(call.error),
    /** The response to a try with an invitation was lost, so the account may exist. */
    mayBeDone: invite !== null && mayBeDone,
    dismiss: call.reset,
    register: (form: RegistrationForm) => call.mutate(form),
  };
}
