import {
  emailProblem,
  MAILED,
  messages,
  STAFF_ROLE_DUTIES,
  STAFF_ROLE_NAMES,
  STAFF_ROLES,
  type StaffRole,
} from '@salon/contracts';
import { Button, SelectField, TextField } from '@salon/ui';
import { useQuery } from '@salon/web-kit/query';
import { useForm, useWatch } from 'react-hook-form';
import { formErrorsOf } from '../form-errors/form-errors.js';
import { FormFailure } from '../form-errors/form-failure.js';
import { useFailure } from '../form-errors/use-failure.js';
import { invitationsQuery } from './invitations.queries.js';
import { openInvitation, useInvite } from './use-invitations.js';

interface Form {
  email: string;
  role: StaffRole;
}

/** The fields that the server may refuse. */
const REFUSED = ['email'] as const;
const errorsOf = (error: unknown) => formErrorsOf(error, REFUSED, messages.invitationFailed);

const LINK = `The link in the e-mail works for ${MAILED.invitationHours} hours, once, and only with this address.`;

/** About the link that is sent, and that it replaces an open invitation of the address for good. */
function useLinkHint(email: string): string {
  const earlier = openInvitation(useQuery(invitationsQuery).data ?? [], email);
  if (!earlier) return LINK;
  return (
    `${LINK} It replaces the open invitation of this address, as ${STAFF_ROLE_NAMES[earlier.role]}: ` +
    'the earlier link stops working, which cannot be undone.'
  );
}

/** Sends an invitation to one e-mail address. */
export function InviteForm() {
  const form = useForm<Form>({
    defaultValues: { email: '', role: 'front_desk' },
    reValidateMode: 'onSubmit',
  });
  const { register, handleSubmit, formState, clearErrors, reset } = form;
  const hint = useLinkHint(useWatch({ control: form.control, name: 'email' }));
  const { busy, error, dismiss, invite } = useInvite(() => reset());
  const sentence = useFailure(form, error, REFUSED, errorsOf);

  const clearError = () => {
    clearErrors('email');
    dismiss();
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
        hint={hint}
        {...register('email', { validate: (value) => emailProblem(value) ?? true, onChange: clearError })}
      />
      <SelectField label="Role" disabled={busy} {...register('role')}>
        {STAFF_ROLES.map((role) => (
          <option key={role} value={role}>
            {STAFF_ROLE_NAMES[role]}: {STAFF_ROLE_DUTIES[role]}
          </option>
        ))}
      </SelectField>
      <FormFailure sentence={sentence} />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          Send invitation
        </Button>
      </div>
    </form>
  );
}
