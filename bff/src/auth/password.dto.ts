import {
  FIELD_LENGTHS,
  generalRefusals,
  messages,
  passwordProblems,
  resetPasswordProblem,
  type Role,
  ROLES,
} from '@salon/contracts';
import { Email, Field, Ignored, OneOf } from '../input/fields.js';

/** A password field with its own message when it is missing. */
const PasswordField = (missing: string, rule: (text: string) => string | null): PropertyDecorator =>
  Field((value) => (typeof value !== 'string' || value === '' ? missing : rule(value)), {
    type: String,
    maxLength: FIELD_LENGTHS.password,
  });

export class ForgotPasswordDto {
  @Email() email!: string;
  /** Role of the account; an account of the other role counts as unknown (decision A4). */
  @OneOf(ROLES, generalRefusals.invalid, { optional: true }) role?: Role;
}

export class ResetPasswordDto {
  /** All broken rules in one message (docs/product.md §5). */
  @PasswordField(messages.passwordRequired, resetPasswordProblem) password!: string;
  /** Ignored: the token alone identifies the account (decision A4). */
  @Ignored() role?: unknown;
}

export class UpdatePasswordDto {
  @PasswordField(messages.currentPasswordRequired, (text) =>
    text.length > FIELD_LENGTHS.password ? messages.passwordTooLong : null,
  )
  currentPassword!: string;
  @PasswordField(messages.newPasswordRequired, (text) => passwordProblems(text)[0] ?? null) newPassword!: string;
}
