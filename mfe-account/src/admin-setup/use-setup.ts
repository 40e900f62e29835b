import { messages, type SetupCheckName } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { useUndoable } from '../admin-actions/use-admin-actions.js';
import { postCheck, postExampleMenu, postOpen, putZone } from './setup.api.js';

/** Does what a step offers: tries or confirms something, or fills the menu with the example. */
export function useSetupAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (does: SetupCheckName | 'example-menu') => {
      if (does === 'example-menu') toast.success((await postExampleMenu()).message ?? messages.contentSaved);
      else await postCheck(does);
    },
    onError: (error) => toast.error(messageOf(error, messages.contentSaveFailed)),
    onSettled: () => client.invalidateQueries(),
  });
}

/** Sets the time zone of the salon. */
export function useSaveZone() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: putZone,
    onSuccess: ({ message }) => toast.success(message ?? messages.contentSaved),
    onError: (error) => toast.error(messageOf(error, messages.contentSaveFailed)),
    onSettled: () => client.invalidateQueries(),
  });
}

export const useOpenSite = () => useUndoable(postOpen, messages.contentSaveFailed);
