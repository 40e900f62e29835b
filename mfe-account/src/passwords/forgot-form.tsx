import { emailProblem, messages } from '@salon/contracts';
import { Button, buttonClass, Checkbox, TextField } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { useMutation } from '@salon/web-kit/query';
import { useForm } from 'react-hook-form';
import { formErrorsOf } from '../form-errors/form-errors.js';
import { FormFailure } from '../form-errors/form-failure.js';
import { useFailure } from '../form-errors/use-failure.js';
import { DoneNotice } from './done-notice.js';
import { postForgot } from './passwords.api.js';
import { forgotRequest, type ForgotValues } from './passwords.rules.js';

/** The fields that the server may refuse. */
const REFUSED = ['email'] as const;
const errorsOf = (error: unknown) => formErrorsOf(error, REFUSED, messages.resetSendFailed);

/**
 * Requests a reset link; the response is the same for known and unknown addresses (docs/product.md §2, decisions A4,
 * A5).
 */
export function ForgotForm() {
  const form = useForm<ForgotValues>({ defaultValues: { email: '', admin: false }, reValidateMode: 'onSubmit' });
  const { register, handleSubmit, formState, clearErrors } = form;
  const call = useMutation({ mutationFn: (filled: ForgotValues) => postForgot(forgotRequest(filled)) });
  const sentence = useFailure(form, call.error, REFUSED, errorsOf);
  const startOver = () => {
    clearErrors('email');
    call.reset();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        startOver();
        void handleSubmit((filled) => call.mutate(filled))(event);
      }}
    >
      <TextField
        label="Email address"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        disabled={call.isPending}
        error={formState.errors.email?.message}
        {...register('email', { validate: (value) => emailProblem(value) ?? true, onChange: startOver })}
      />
      <Checkbox label="Admin Account" disabled={call.isPending} {...register('admin')} />
      <FormFailure sentence={sentence} />
      {call.data && <DoneNotice>{call.data.message ?? messages.resetSent}</DoneNotice>}
      <Button type="submit" variant="primary" className="auth-wide auth-action" busy={call.isPending}>
        Send Reset Link
      </Button>
      <p>
        <Link className={buttonClass({ variant: 'text' })} to="/login">
          Back to login
        </Link>
      </p>
    </form>
  );
}
