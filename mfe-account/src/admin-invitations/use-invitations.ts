import { foldEmail, type Invitation, messages, STAFF_ROLE_NAMES } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { deleteInvitation, type InviteRequest, postInvitation } from './invitations.api.js';
import { invitationsQuery } from './invitations.queries.js';

/** The open invitation of an address, which another one replaces for good. */
export const openInvitation = (listed: readonly Invitation[], email: string): Invitation | undefined =>
  listed.find((each) => each.status === 'open' && each.email === foldEmail(email));

/** '. The earlier link, as Front desk, no longer works.'; '' unless an open invitation of the address is listed. */
function replacedText(listed: readonly Invitation[], email: string): string {
  const earlier = openInvitation(listed, email);
  return earlier ? `. The earlier link, as ${STAFF_ROLE_NAMES[earlier.role]}, no longer works.` : '';
}

/** Invites an address. */
export function useInvite(onInvited: () => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: postInvitation,
    onSuccess: ({ data }) => {
      const { email } = data.invitation;
      const replaced = replacedText(client.getQueryData(invitationsQuery.queryKey) ?? [], email);
      toast.success(`${messages.invitationSent}: ${email}${replaced}`);
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
