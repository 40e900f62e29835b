import { accountRefusals, messages } from '@salon/contracts';
import { ApiError, messageOf, saveFile, toast, useSession } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { deleteAccount, getMyData } from './my-data.api.js';

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

/** Of a 5xx response the client shows a general sentence; this one says what happened. */
const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.code === 'DELETION_UNFINISHED'
    ? accountRefusals.DELETION_UNFINISHED.text
    : messageOf(error, messages.accountDeleteFailed);

/** Deletes the account, then goes home as a guest. */
export function useDeleteAccount() {
  const { signOut } = useSession();
  const call = useMutation({
    mutationFn: deleteAccount,
    onSuccess: ({ message }) => signOut(message ?? messages.accountDeleted),
  });
  return {
    busy: call.isPending,
    problem: call.error && reasonOf(call.error),
    run: () => call.mutate(),
    /** Forgets an earlier failure. */
    reset: call.reset,
  };
}
