import { messages } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { formErrorsOf, type FormErrors } from '../form-errors/form-errors.js';
import { deleteInvitation, type InviteRequest, postInvitation } from './invitations.api.js';
import { invitationsQuery } from './invitations.queries.js';

interface Listener {
  onInvited(): void;
  onFailure(failure: FormErrors<'email'>): void;
}

/** Invites an address; the errors of a refusal are mapped to the fields. */
export function useInvite({ onInvited, onFailure }: Listener) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: postInvitation,
    onSuccess: ({ data }) => {
      toast.success(`${messages.invitationSent}: ${data.invitation.email}`);
      onInvited();
      return client.invalidateQueries({ queryKey: invitationsQuery.queryKey });
    },
    onError: (error) => onFailure(formErrorsOf(error, ['email'], messages.invitationFailed)),
  });
  return {
    busy: call.isPending,
    invite: ({ email, role }: InviteRequest) => call.mutate({ email: email.trim(), role }),
  };
}

/** Revokes an invitation; the list then shows the server's state. */
export function useRevoke(id: string, settled: () => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: () => deleteInvitation(id),
    onSuccess: () => toast.success(messages.invitationRevoked),
    onError: (error) => toast.error(messageOf(error, messages.invitationRevokeFailed)),
    onSettled: () => {
      settled();
      return client.invalidateQueries({ queryKey: invitationsQuery.queryKey });
    },
  });
  return { busy: call.isPending, revoke: () => call.mutate() };
}
