import { messages } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { deleteInvitation, type InviteRequest, postInvitation } from './invitations.api.js';
import { invitationsQuery } from './invitations.queries.js';

/** Invites an address. */
export function useInvite(onInvited: () => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: postInvitation,
    onSuccess: ({ data }) => {
      toast.success(`${messages.invitationSent}: ${data.invitation.email}`);
      onInvited();
      return client.invalidateQueries({ queryKey: invitationsQuery.queryKey });
    },
  });
  return {
    busy: call.isPending,
    error: call.error,
    dismiss: call.reset,
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
