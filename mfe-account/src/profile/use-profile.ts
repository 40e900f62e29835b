import { messages, type User } from '@salon/contracts';
import { toast, useSession } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { useForm } from 'react-hook-form';
import { putProfile } from './profile.api.js';
import { formOf, type ProfileValues, profileRequest } from './profile.rules.js';

/** The form of the customer's details. Its state is above the tabs, so that switching tabs keeps the input. */
export function useProfile(user: User) {
  const { update } = useSession();
  const form = useForm<ProfileValues>({ defaultValues: formOf(user), reValidateMode: 'onSubmit' });
  const { dirtyFields } = form.formState;
  const call = useMutation({
    mutationFn: (filled: ProfileValues) => putProfile(profileRequest(filled, dirtyFields)),
    onSuccess: ({ data, message }) => {
      update(data.user);
      form.reset(formOf(data.user));
      toast.success(message ?? messages.profileUpdated);
    },
  });
  return {
    form,
    busy: call.isPending,
    error: call.error,
    dismiss: call.reset,
    save: (filled: ProfileValues) => call.mutate(filled),
  };
}
