import {
  emailProblem,
  MAILED,
  STAFF_ROLE_DUTIES,
  STAFF_ROLE_NAMES,
  STAFF_ROLES,
  type StaffRole,
} from '@salon/contracts';
import { Button, Notice, SelectField, TextField } from '@salon/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FormErrors } from '../form-errors/form-errors.js';
import { useInvite } from './use-invitations.js';

interface Form {
  email: string;
  role: StaffRole;
}

/** Sends an invitation to one e-mail address. */
export function InviteForm() {
  const { register, handleSubmit, formState, setError, clearErrors, setFocus, reset } = useForm<Form>({
    defaultValues: { email: '', role: 'front_desk' },
    reValidateMode: 'onSubmit',
  });
  const [failure, setFailure] = useState<FormErrors<'email'> | null>(null);
  const { busy, invite } = useInvite({ onInvited: () => reset(), onFailure: setFailure });

  // The field can take the focus again only once it is enabled.
  useEffect(() => {
    if (!failure) return;
    if (failure.fields.email) setError('email', { message: failure.fields.email });
    setFocus('email');
  }, [failure, setError, setFocus]);

  const clearError = () => {
    clearErrors('email');
    setFailure(null);
  };
  return (
    <form className="invite-form" noValidate onSubmit={(event) => void handleSubmit(invite)(event)}>
      <TextField
        label="Email address"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        disabled={busy}
        error={formState.errors.email?.message}
        hint={`The link in the e-mail works for ${MAILED.invitationHours} hours, once, and only with this address.`}
        {...register('email', { validate: (value) => emailProblem(value) ?? true, onChange: clearError })}
      />
      <SelectField label="Role" disabled={busy} {...register('role')}>
        {STAFF_ROLES.map((role) => (
          <option key={role} value={role}>
            {STAFF_ROLE_NAMES[role]}: {STAFF_ROLE_DUTIES[role]}
          </option>
        ))}
      </SelectField>
      {failure?.sentence && <Notice tone="danger">{failure.sentence}</Notice>}
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          Send invitation
        </Button>
      </div>
    </form>
  );
}
