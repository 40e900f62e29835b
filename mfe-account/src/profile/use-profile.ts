import { messages, type User } from '@salon/contracts';
import { toast, useSession } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type FormErrors, formErrorsOf } from '../form-errors/form-errors.js';
import { putProfile } from './profile.api.js';
import { FIELDS, formOf, type ProfileField, type ProfileForm, profileRequest } from './profile.rules.js';

/** The form of the customer's details. Its state is above the tabs, so that switching tabs keeps the input. */
export function useProfile(user: User) {
  const { update } = useSession();
  const form = useForm<ProfileForm>({ defaultValues: formOf(user), reValidateMode: 'onSubmit' });
  const [failure, setFailure] = useState<FormErrors<ProfileField> | null>(null);
  const call = useMutation({
    mutationFn: (filled: ProfileForm) => putProfile(profileRequest(filled)),
    onSuccess: ({ data, message }) => {
      update(data.user);
      form.reset(formOf(data.user));
      toast.success(message ?? messages.profileUpdated);
    },
    onError: (error) => setFailure(formErrorsOf(error, FIELDS, messages.profileFailed)),
  });
  return {
    form,
    failure,
    dismissFailure: () => setFailure(null),
    busy: call.isPending,
    save: (filled: ProfileForm) => call.mutate(filled),
  };
}
