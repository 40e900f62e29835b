import { messages } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { useEffect, useState } from 'react';
import { type FormErrors, formErrorsOf } from '../form-errors/form-errors.js';
import { patchPassword } from './passwords.api.js';
import { CHANGE_FIELDS, type ChangeField, type ChangeForm, changeRequest } from './passwords.rules.js';

/** How long the banner stays, in milliseconds (docs/product.md §9). */
const BANNER_MS = 3_000;

interface Listener {
  onChanged(): void;
  onFailure(failure: FormErrors<ChangeField>): void;
}

/**
 * Changes the password: the call's own message as a toast, the screen's as a banner for three seconds (decision A16).
 */
export function useChangePassword({ onChanged, onFailure }: Listener) {
  const [banner, setBanner] = useState(false);
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
      onChanged();
    },
    onError: (error) => {
      const message = messageOf(error, messages.passwordUpdateFailed);
      if (message === messages.passwordUpdateFailed) toast.error(message);
      onFailure(formErrorsOf(error, CHANGE_FIELDS, messages.passwordChangeFailed));
    },
  });
  return { banner, busy: call.isPending, change: (form: ChangeForm) => call.mutate(form) };
}
