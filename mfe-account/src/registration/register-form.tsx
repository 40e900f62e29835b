import { Button, Notice, TextField } from '@salon/ui';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FormErrors } from '../form-errors/form-errors.js';
import { useFailure } from '../form-errors/use-failure.js';
import { GoogleButton } from '../google/google-button.js';
import { PasswordRules } from './password-rules.js';
import {
  EMPTY,
  FIELDS,
  registrationProblem,
  type RegistrationField,
  type RegistrationForm,
} from './registration.rules.js';
import { useRegistration, type PendingAccount } from './use-registration.js';

const optional = (label: string): ReactNode => (
  <>
    {label} <span>(optional)</span>
  </>
);

type FieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'type' | 'autoComplete' | 'required' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
>;

const LOOKS: Readonly<Record<RegistrationField, FieldProps>> = {
  name: { label: 'Full Name', autoComplete: 'name', required: true },
  email: {
    label: 'Email address',
    type: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
  },
  password: { label: 'Password', type: 'password', autoComplete: 'new-password', required: true },
  confirmPassword: { label: 'Confirm Password', type: 'password', autoComplete: 'new-password', required: true },
  address: { label: optional('Address'), autoComplete: 'street-address' },
  phone: {
    label: optional('Phone Number'),
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    hint: '10 digits, for example 077 123 4567',
  },
};

interface Props {
  /** The invitation to become an admin; null for a customer. */
  invite: string | null;
  done: boolean;
  onPending(account: PendingAccount): void;
}

/** The registration form (docs/product.md §2, §5); nothing typed is lost when it is refused. */
export function RegisterForm({ invite, done, onPending }: Props) {
  const form = useForm<RegistrationForm>({ defaultValues: EMPTY, reValidateMode: 'onSubmit' });
  const { register, handleSubmit, formState, getValues, clearErrors, control } = form;
  const [failure, setFailure] = useState<FormErrors<RegistrationField> | null>(null);
  const { busy, register: send } = useRegistration({ invite, onPending, onFailure: setFailure });
  const password = useWatch({ control, name: 'password' });

  useFailure(form, failure, FIELDS);

  const field = (name: RegistrationField) => (
    <TextField
      {...LOOKS[name]}
      disabled={busy}
      error={formState.errors[name]?.message}
      {...register(name, {
        validate: () => registrationProblem(name, getValues()) ?? true,
        onChange: () => {
          clearErrors(name === 'password' ? ['password', 'confirmPassword'] : name);
          setFailure(null);
        },
      })}
    />
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        setFailure(null);
        void handleSubmit(send)(event);
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
      {failure?.sentence && <Notice tone="danger">{failure.sentence}</Notice>}
      <Button type="submit" variant="primary" className="auth-wide auth-action" busy={busy || done}>
        Register
      </Button>
      {invite === null && <GoogleButton home="/" />}
    </form>
  );
}
