import { messages, type StaffChange, type StaffMember } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation, useQuery, useQueryClient } from '@salon/web-kit/query';
import { patchStaff, undoStaffChange } from './staff.api.js';
import { staffQuery } from './staff.queries.js';

export const useStaff = () => useQuery(staffQuery);

/** After a refusal too: another owner may have changed the person. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: staffQuery.queryKey });
}

export function useUndoStaff() {
  return useMutation({
    mutationFn: undoStaffChange,
    onSuccess: () => toast.success(messages.actionUndone),
    onError: (error) => toast.error(messageOf(error, messages.actionUndoFailed)),
    onSettled: useRefresh(),
  });
}

/** Changes a person as the screen shows them; the toast offers to undo it. */
export function useChangeStaff({ _id, version }: StaffMember) {
  const undo = useUndoStaff();
  return useMutation({
    mutationFn: (change: Omit<StaffChange, 'version'>) => patchStaff(_id, { ...change, version }),
    onSuccess: ({ data }) =>
      toast.success(messages.staffChanged, { action: { label: 'Undo', run: () => undo.mutate(data.act._id) } }),
    onError: (error) => toast.error(messageOf(error, messages.staffChangeFailed)),
    onSettled: useRefresh(),
  });
}
