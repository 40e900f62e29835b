import { generalRefusals, messages, resetPasswordProblem, type Role, ROLES } from '@salon/contracts';
import { Email, firstPasswordProblem, Ignored, Line, OneOf, Password, PasswordBy } from '../input/fields.js';

export class ForgotPasswordDto {
  @Email() email!: string;
  /** Role of the account; an account of the other role counts as unknown (decision A4). */
  @OneOf(ROLES, generalRefusals.invalid, { optional: true }) role?: Role;
}

/** The token of the link in the e-mail, before the form is filled in. */
export class ResetLinkDto {
  @Line('Token', 200, { optional: true }) token?: string;
}

export class ResetPasswordDto {
  /** All broken rules in one message (docs/product.md §5). */
  @PasswordBy(resetPasswordProblem) password!: string;
  /** Ignored: the token alone identifies the account (decision A4). */
  @Ignored() role?: unknown;
}

export class UpdatePasswordDto {
  @Password(messages.currentPasswordRequired) currentPassword!: string;
  @PasswordBy(firstPasswordProblem, messages.newPasswordRequired) newPassword!: string;
}
