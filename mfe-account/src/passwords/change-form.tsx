import { messages } from '@salon/contracts';
import { Button, Notice, TextField } from '@salon/ui';
import { useSession } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { useForm, useWatch } from 'react-hook-form';
import { formErrorsOf } from '../form-errors/form-errors.js';
import { FormFailure } from '../form-errors/form-failure.js';
import { useFailure } from '../form-errors/use-failure.js';
import { PasswordRules } from '../registration/password-rules.js';
import {
  CHANGE_FIELDS,
  type ChangeField,
  type ChangeForm as Form,
  changeProblem,
  EMPTY_CHANGE,
} from './passwords.rules.js';
import { useChangePassword } from './use-change-password.js';

const LABELS: Readonly<Record<ChangeField, string>> = {
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
};

const errorsOf = (error: unknown) => formErrorsOf(error, CHANGE_FIELDS, messages.passwordChangeFailed);

/** The tab that changes a password (docs/product.md §2, §5). @param onChanged the other sessions have ended */
export function ChangeForm({ onChanged }: { onChanged(): void }) {
  const form = useForm<Form>({ defaultValues: EMPTY_CHANGE, reValidateMode: 'onSubmit' });
  const { register, handleSubmit, formState, getValues, clearErrors, control, reset } = form;
  const { banner, busy, error, mayBeDone, dismiss, change } = useChangePassword(() => {
    reset(EMPTY_CHANGE);
    onChanged();
  });
  const sentence = useFailure(form, error, CHANGE_FIELDS, errorsOf);
  const { user } = useSession();
  const newPassword = useWatch({ control, name: 'newPassword' });

  const field = (name: ChangeField) => (
    <TextField
      label={LABELS[name]}
      type="password"
      autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
      required
      readOnly={busy} // A disabled field would lose the focus.
      error={formState.errors[name]?.message}
      {...register(name, {
        validate: () => changeProblem[name](getValues()) ?? true,
        onChange: () => {
          clearErrors(name === 'newPassword' ? ['newPassword', 'confirmPassword'] : name);
          dismiss();
        },
      })}
    />
  );
  return (
    <form
      className="profile-form"
      noValidate
      onSubmit={(event) => {
        dismiss();
        void handleSubmit(change)(event);
      }}
    >
      {/* Tells a password manager whose password changes. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      {user?.googleId && (
        <p className="hint">
          You sign in with Google and have never set a password?{' '}
          <Link to="/forgot-password">Let us mail you a link</Link> to set your first one.
        </p>
      )}
      {field('currentPassword')}
      {field('newPassword')}
      <PasswordRules password={newPassword} />
      {field('confirmPassword')}
      <FormFailure sentence={sentence} />
      {mayBeDone && (
        <p role="status">Your password may be changed already. Sign out and sign in with the new one to see.</p>
      )}
      <p className="hint">Other places where you are signed in will be signed out; you stay signed in here.</p>
      {banner && (
        <Notice tone="success" role="status">
          {messages.passwordChanged}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          Change Password
        </Button>
      </div>
    </form>
  );
}
