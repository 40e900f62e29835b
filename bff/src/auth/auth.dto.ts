import { accountRefusals, FIELD_LENGTHS, generalRefusals, type Role, ROLES } from '@salon/contracts';
import {
  Code,
  Email,
  Id,
  Ignored,
  Line,
  Name,
  NewPassword,
  OneOf,
  Password,
  Phone,
  SamePassword,
} from '../input/fields.js';

export class RegisterDto {
  @Name() name!: string;
  @Email() email!: string;
  @NewPassword() password!: string;
  @SamePassword('password') confirmPassword?: string;
  @Line('Address', FIELD_LENGTHS.address, { optional: true }) address?: string;
  @Phone() phone?: string;
  @Ignored() role?: unknown;
}

/** Registration with the invitation from the e-mail; required by the account service (decision A2). */
export class RegisterAdminDto extends RegisterDto {
  @Line('Invitation', 200, { optional: true }) invite?: string;
}

/** The invitation from the e-mail, before the form is filled in. */
export class InvitationDto {
  @Line('Invitation', 200, { optional: true }) invite?: string;
}

export class LoginDto {
  @Email() email!: string;
  @Password() password!: string;
  /** The login form that was used; the stored role decides (decision A3). */
  @OneOf(ROLES, generalRefusals.invalid, { optional: true }) role?: Role;
}

export class SecondStepDto {
  @Line('Challenge', 200) challenge!: string;
  @Line('Code', 40) code!: string;
}

/** Either of the two; the account service decides which. */
export class ConfirmDto {
  @Line('Code', 40, { optional: true }) code?: string;
  @Line('Password', FIELD_LENGTHS.password, { optional: true }) password?: string;
}

export class VerifyEmailDto {
  @Id(accountRefusals.CODE_WRONG.text) userId!: string;
  @Code() otp!: string;
}

export class ResendCodeDto {
  @Email() email!: string;
}
