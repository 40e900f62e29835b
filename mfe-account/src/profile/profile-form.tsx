import { messages, type User } from '@salon/contracts';
import { Button, TextField } from '@salon/ui';
import { formErrorsOf } from '../form-errors/form-errors.js';
import { FormFailure } from '../form-errors/form-failure.js';
import { useFailure } from '../form-errors/use-failure.js';
import { type FieldLook, optional, REGISTRATION_LOOKS } from '../registration/field-looks.js';
import { ProfilePicture } from './profile-picture.js';
import { FIELDS, type ProfileField, profileProblem } from './profile.rules.js';
import type { ChosenAvatar } from './use-avatar.js';
import type { useProfile } from './use-profile.js';

const LOOKS: Readonly<Record<ProfileField, FieldLook>> = {
  name: REGISTRATION_LOOKS.name,
  phone: {
    ...REGISTRATION_LOOKS.phone,
    hint: `${messages.phoneHint}. We ask for it once, before your first payment.`,
  },
  address: REGISTRATION_LOOKS.address,
  city: { label: optional('City'), autoComplete: 'address-level2' },
};

const errorsOf = (error: unknown) => formErrorsOf(error, FIELDS, messages.profileFailed);

interface Props {
  user: User;
  profile: ReturnType<typeof useProfile>;
  avatar: ChosenAvatar;
}

/** The tab with picture, name, e-mail, phone, address and city (docs/product.md §2); saved together. */
export function ProfileForm({ user, profile, avatar }: Props) {
  const { form, error, dismiss, save } = profile;
  const busy = profile.busy || avatar.busy;
  const { register, handleSubmit, formState, clearErrors } = form;
  const sentence = useFailure(form, error, FIELDS, errorsOf);

  const field = (name: ProfileField) => (
    <TextField
      {...LOOKS[name]}
      readOnly={busy} // A disabled field would lose the focus.
      error={formState.errors[name]?.message}
      {...register(name, {
        validate: (value) => profileProblem[name](value) ?? true,
        onChange: () => {
          clearErrors(name);
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
        void handleSubmit((filled) => avatar.saveBefore(() => save(filled)))(event);
      }}
    >
      <ProfilePicture user={user} avatar={avatar} />
      {field('name')}
      <TextField
        label="Email address"
        type="email"
        value={user.email}
        readOnly
        hint="You sign in with it, so it cannot be changed. If you have lost it, please tell us."
      />
      {field('phone')}
      <div className="profile-row">
        {field('address')}
        {field('city')}
      </div>
      <FormFailure sentence={sentence} />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          Save Changes
        </Button>
      </div>
    </form>
  );
}
