import { messages } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { useEffect, useState } from 'react';
import { useMayBeDone } from '../form-errors/use-may-be-done.js';
import { patchPassword } from './passwords.api.js';
import { type ChangeForm, changeRequest } from './passwords.rules.js';

/** How long the banner stays, in milliseconds (docs/product.md §9). */
const BANNER_MS = 3_000;

/**
 * Changes the password: the call's own message as a toast, the screen's as a banner for three seconds (decision A16).
 */
export function useChangePassword(onChanged: () => void) {
  const [banner, setBanner] = useState(false);
  const { mayBeDone, noteResult } = useMayBeDone();
  useEffect(() => {
    if (!banner) return undefined;
    const timer = setTimeout(() => setBanner(false), BANNER_MS);
    return () => clearTimeout(timer);
  }, [banner]);
  const call = useMutation({
    mutationFn: (form: ChangeForm) => patchPassword(changeRequest(form)),
    onSuccess: ({ message }) => {
      toast.success(message ?? messages.passwordUpdated);
      setBanner(true);
      noteResult(null);
      onChanged();
    },
    onError: (error) => {
      noteResult(error);
      const message = messageOf(error, messages.passwordUpdateFailed);
      if (message === messages.passwordUpdateFailed) toast.error(message);
    },
  });
  return {
    banner,
    busy: call.isPending,
    error: call.error,
    mayBeDone,
    dismiss: call.reset,
    change: (form: ChangeForm) => call.mutate(form),
  };
}
