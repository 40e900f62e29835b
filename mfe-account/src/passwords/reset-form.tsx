import { messages } from '@salon/contracts';
import { Button, buttonClass, Checkbox, TextField } from '@salon/ui';
import { useSession } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { useForm, useWatch } from 'react-hook-form';
import { formErrorsOf } from '../form-errors/form-errors.js';
import { FormFailure } from '../form-errors/form-failure.js';
import { useFailure } from '../form-errors/use-failure.js';
import { PasswordRules } from '../registration/password-rules.js';
import { EMPTY_RESET, resetProblem, type ResetValues } from './passwords.rules.js';

/** The fields that the server may refuse. */
const REFUSED = ['password'] as const;
const errorsOf = (error: unknown) => formErrorsOf(error, REFUSED, messages.resetFailed);

interface Props {
  busy: boolean;
  error: Error | null;
  /** The response to a try was lost, so the password may be changed. */
  mayBeDone: boolean;
  onSend(form: ResetValues): void;
  /** Called when a field is edited: the previous error no longer applies. */
  onEdit(): void;
}

/** The new password twice, and the admin box (docs/product.md §2). */
export function ResetForm({ busy, error, mayBeDone, onSend, onEdit }: Props) {
  const form = useForm<ResetValues>({ defaultValues: EMPTY_RESET, reValidateMode: 'onSubmit' });
  const { register, handleSubmit, formState, getValues, clearErrors, control } = form;
  const password = useWatch({ control, name: 'password' });
  const sentence = useFailure(form, error, REFUSED, errorsOf);
  const { user } = useSession();

  const field = (name: 'password' | 'confirmPassword', label: string) => (
    <TextField
      label={label}
      type="password"
      autoComplete="new-password"
      required
      disabled={busy}
      error={formState.errors[name]?.message}
      {...register(name, {
        validate: () => resetProblem[name](getValues()) ?? true,
        onChange: () => {
          clearErrors(name === 'password' ? ['password', 'confirmPassword'] : name);
          onEdit();
        },
      })}
    />
  );
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      {field('password', 'New Password')}
      <PasswordRules password={password} />
      {field('confirmPassword', 'Confirm Password')}
      <Checkbox label="Admin Account" disabled={busy} {...register('admin')} />
      <FormFailure sentence={sentence} />
      {mayBeDone && (
        <p role="status">
          Your password may be changed already.{' '}
          {user ? 'Sign out and sign in with the new one to see.' : <Link to="/login">Sign in to see.</Link>}
        </p>
      )}
      <Button type="submit" variant="primary" className="auth-wide auth-action" busy={busy}>
        Reset Password
      </Button>
      <p>
        Link too old?{' '}
        <Link className={buttonClass({ variant: 'text' })} to="/forgot-password">
          Ask for a new one
        </Link>
      </p>
    </form>
  );
}
