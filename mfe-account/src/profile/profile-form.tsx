import type { User } from '@salon/contracts';
import { Button, Notice, TextField } from '@salon/ui';
import { type ComponentProps, type ReactNode } from 'react';
import { useFailure } from '../form-errors/use-failure.js';
import { Avatar } from './avatar.js';
import { FIELDS, type ProfileField, profileProblem } from './profile.rules.js';
import type { useProfile } from './use-profile.js';

const optional = (label: string): ReactNode => (
  <>
    {label} <span>(optional)</span>
  </>
);

type FieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'type' | 'autoComplete' | 'required' | 'inputMode'
>;

const LOOKS: Readonly<Record<ProfileField, FieldProps>> = {
  name: { label: 'Full Name', autoComplete: 'name', required: true },
  phone: {
    label: 'Phone Number',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    required: true,
    hint: '10 digits, for example 077 123 4567. We ask for it before your first payment at the latest.',
  },
  address: { label: optional('Address'), autoComplete: 'street-address' },
  city: { label: optional('City'), autoComplete: 'address-level2' },
};

/** The tab with picture, name, e-mail, phone, address and city (docs/product.md §2). */
export function ProfileForm({ user, profile }: { user: User; profile: ReturnType<typeof useProfile> }) {
  const { form, failure, dismissFailure, busy, save } = profile;
  const { register, handleSubmit, formState, clearErrors } = form;

  useFailure(form, failure, FIELDS);

  const field = (name: ProfileField) => (
    <TextField
      {...LOOKS[name]}
      readOnly={busy} // A disabled field would lose the focus.
      error={formState.errors[name]?.message}
      {...register(name, {
        validate: (value) => profileProblem[name](value) ?? true,
        onChange: () => {
          clearErrors(name);
          dismissFailure();
        },
      })}
    />
  );
  return (
    <form
      className="profile-form"
      noValidate
      onSubmit={(event) => {
        dismissFailure();
        void handleSubmit(save)(event);
      }}
    >
      <Avatar user={user} />
      {field('name')}
      <TextField
        label="Email address"
        type="email"
        value={user.email}
        readOnly
        hint="Your e-mail address cannot be changed."
      />
      {field('phone')}
      <div className="profile-row">
        {field('address')}
        {field('city')}
      </div>
      {failure?.sentence && <Notice tone="danger">{failure.sentence}</Notice>}
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          Save Changes
        </Button>
      </div>
    </form>
  );
}
