import { messages, type StaffChange, type StaffMember } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { undoToast } from '../admin-undo/undo-toast.js';
import { useUndo } from '../admin-undo/use-undo.js';
import { patchStaff } from './staff.api.js';

/** Changes a person based on the shown version; the toast offers Undo. */
export function useChangeStaff({ _id, version }: StaffMember) {
  const client = useQueryClient();
  const undo = useUndo();
  return useMutation({
    mutationFn: (change: Omit<StaffChange, 'version'>) => patchStaff(_id, { ...change, version }),
    onSuccess: ({ data }) => undoToast(messages.staffChanged, () => undo.mutate({ kind: 'staff', id: data.act._id })),
    onError: (error) => toast.error(messageOf(error, messages.staffChangeFailed)),
    onSettled: () => client.invalidateQueries(), // Also after a refusal: another owner may have changed the person.
  });
}
