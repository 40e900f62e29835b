import { LIMITS, messages, passwordProblems, resetPasswordProblem } from '@salon/contracts';
import { Email, Field, Ignored, OneOf } from '../input/fields.js';

/** A password of a form that has more than one: each is missed in its own words. */
const Secret = (missing: string, rule: (text: string) => string | null): PropertyDecorator =>
  Field((value) => (typeof value !== 'string' || value === '' ? missing : rule(value)), {
    type: String,
    maxLength: LIMITS.password,
  });

export class ForgotPasswordDto {
  @Email() email!: string;
  /** Which kind of account; one of the other kind is as good as none (decision A4). */
  @OneOf(['user', 'admin'], messages.invalid, { optional: true }) role?: 'user' | 'admin';
}

export class ResetPasswordDto {
  /** All broken rules in one sentence (spec §5). */
  @Secret(messages.passwordRequired, resetPasswordProblem) password!: string;
  /** The token alone picks the account (decision A4). */
  @Ignored() role?: unknown;
}

export class UpdatePasswordDto {
  @Secret(messages.currentPasswordRequired, (text) => (text.length > LIMITS.password ? messages.passwordTooLong : null))
  currentPassword!: string;
  @Secret(messages.newPasswordRequired, (text) => passwordProblems(text)[0] ?? null) newPassword!: string;
}
