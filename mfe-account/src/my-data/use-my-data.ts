import { messages } from '@salon/contracts';
import { messageOf, saveFile, toast, useSession } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { deleteAccount, getMyData } from './my-data.api.js';
import { useDeletion } from './use-deletion.js';

const FILE = 'araliya-my-data.json';

/** Downloads the customer's data as a file. */
export function useDownload() {
  const call = useMutation({
    mutationFn: getMyData,
    onSuccess: (text) => {
      saveFile(FILE, text, 'application/json');
      toast.success(messages.myDataSaved);
    },
    onError: (error) => toast.error(messageOf(error, messages.myDataFailed)),
  });
  return { busy: call.isPending, download: () => call.mutate() };
}

/** Deletes the account, then goes home as a guest. */
export function useDeleteAccount() {
  const { signOut } = useSession();
  return useDeletion({
    send: (mayBeDone) => deleteAccount({ keepSession: mayBeDone }), // `signOut` ends it.
    done: ({ message }) => signOut(message ?? messages.accountDeleted),
    statusAfter: 401,
    probablyDone: messages.accountMayBeDeleted, // A session can also have ended for another reason.
    unfinished: 'DELETION_UNFINISHED',
    failed: messages.accountDeleteFailed,
  });
}
