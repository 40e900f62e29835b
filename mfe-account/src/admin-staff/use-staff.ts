import { messages, type StaffChange, type StaffMember } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation, useQuery, useQueryClient } from '@salon/web-kit/query';
import { patchStaff, undoStaffChange } from './staff.api.js';
import { staffQuery } from './staff.queries.js';

export const useStaff = () => useQuery(staffQuery);

/** Also after a refusal: another owner may have changed the person. */
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

/** Changes a person based on the shown version; the toast offers Undo. */
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
