import { Button, TextField } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { useForm, useWatch } from 'react-hook-form';
import { Agreement } from '../auth-layout/agreement.js';
import { FormFailure } from '../form-errors/form-failure.js';
import { useFailure } from '../form-errors/use-failure.js';
import { GoogleButton } from '../google/google-button.js';
import type { PendingAccount } from '../session/pending-account.js';
import { INVITATION_HINT } from './dead-invitation.js';
import { REGISTRATION_LOOKS } from './field-looks.js';
import { PasswordRules } from './password-rules.js';
import {
  EMPTY,
  FIELDS,
  registrationProblem,
  type RegistrationField,
  type RegistrationForm,
} from './registration.rules.js';
import { registrationErrors, useRegistration } from './use-registration.js';

interface Props {
  /** The invitation to become an admin; null for a customer. */
  invite: string | null;
  /** The invitation is being checked: nobody types into a form that may be replaced. */
  checking: boolean;
  done: boolean;
  /** @param pending null when the session starts at once */
  onRegistered(pending: PendingAccount | null): void;
}

/** The registration form (docs/product.md §2, §5); nothing typed is lost when it is refused. */
export function RegisterForm({ invite, checking, done, onRegistered }: Props) {
  const form = useForm<RegistrationForm>({ defaultValues: EMPTY, reValidateMode: 'onSubmit' });
  const { register, handleSubmit, formState, getValues, clearErrors, control } = form;
  const registration = useRegistration({ invite, onRegistered });
  const { busy, error, dismiss } = registration;
  const sentence = useFailure(form, error, FIELDS, registrationErrors);
  const password = useWatch({ control, name: 'password' });

  const field = (name: RegistrationField) => (
    <TextField
      {...REGISTRATION_LOOKS[name]}
      disabled={busy || checking}
      error={formState.errors[name]?.message}
      {...register(name, {
        validate: () => registrationProblem(name, getValues()) ?? true,
        onChange: () => {
          clearErrors(name === 'password' ? ['password', 'confirmPassword'] : name);
          dismiss();
        },
      })}
    />
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        dismiss();
        void handleSubmit(registration.register)(event);
      }}
    >
      {field('name')}
      {field('email')}
      <div className="auth-row">
        {field('password')}
        {field('confirmPassword')}
      </div>
      <PasswordRules password={password} />
      {field('address')}
      {field('phone')}
      <FormFailure sentence={sentence}>{registration.isInvitationRefused && <p>{INVITATION_HINT}</p>}</FormFailure>
      {registration.mayBeDone && (
        <p role="status">
          Your account may exist already. <Link to="/login">Sign in to see.</Link>
        </p>
      )}
      <Button type="submit" variant="primary" className="auth-wide auth-action" busy={busy || checking || done}>
        Register
      </Button>
      <Agreement by="registering" />
      {invite === null && <GoogleButton />}
    </form>
  );
}
