import { messages } from '@salon/contracts';
import type { TextField } from '@salon/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { RegistrationField } from './registration.rules.js';

export const optional = (label: string): ReactNode => (
  <>
    {label} <span>(optional)</span>
  </>
);

/** How the field of a form looks. */
export type FieldLook = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'type' | 'autoComplete' | 'required' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
>;

export const REGISTRATION_LOOKS: Readonly<Record<RegistrationField, FieldLook>> = {
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
    hint: messages.phoneHint,
  },
};
