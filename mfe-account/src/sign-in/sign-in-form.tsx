import { emailProblem } from '@salon/contracts';
import { Button, buttonClass, Checkbox, TextField } from '@salon/ui';
import { Link, useSearchParams } from '@salon/web-kit/router';
import { useForm } from 'react-hook-form';
import { FormFailure } from '../form-errors/form-failure.js';
import { useFailure } from '../form-errors/use-failure.js';
import { GoogleButton } from '../google/google-button.js';
import { isAdminPath, passwordProblem, type SignInValues } from './sign-in.rules.js';
import { signInErrors, useSignIn } from './use-sign-in.js';

/** The first takes the focus when no field is wrong. */
const FIELDS = ['password', 'email', 'admin'] as const;

/**
 * E-mail, password and the admin box; errors are shown at their fields and cleared when these are edited
 * (docs/product.md §5).
 */
export function SignInForm({ done }: { done: boolean }) {
  const [params] = useSearchParams();
  const form = useForm<SignInValues>({
    defaultValues: { email: '', password: '', admin: isAdminPath(params.get('returnTo')) },
    reValidateMode: 'onSubmit',
  });
  const { busy, error, dismiss, signIn } = useSignIn();
  const { register, handleSubmit, clearErrors } = form;
  const { errors } = form.formState;
  const sentence = useFailure(form, error, FIELDS, signInErrors);

  const onChangeOf = (name: keyof SignInValues) => () => {
    clearErrors([name, 'admin']); // Which account it is decides about the box.
    dismiss();
  };
  const field = (name: 'email' | 'password', problem: (value: string) => string | null) =>
    register(name, { validate: (value) => problem(value) ?? true, onChange: onChangeOf(name) });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        dismiss();
        void handleSubmit(signIn)(event);
      }}
    >
      <TextField
        label="Email address"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        disabled={busy}
        error={errors.email?.message}
        {...field('email', emailProblem)}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        disabled={busy}
        error={errors.password?.message}
        {...field('password', passwordProblem)}
      />
      <div className="auth-between">
        <Link className={buttonClass({ variant: 'text' })} to="/forgot-password">
          Forgot your password?
        </Link>
      </div>
      <FormFailure sentence={sentence} />
      <Button type="submit" variant="primary" className="auth-wide auth-action" busy={busy || done}>
        Sign in
      </Button>
      <GoogleButton />
      <div className="auth-admin">
        <Checkbox
          label="Sign in as admin"
          disabled={busy}
          error={errors.admin?.message}
          {...register('admin', { onChange: onChangeOf('admin') })}
        />
      </div>
    </form>
  );
}
