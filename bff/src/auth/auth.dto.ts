import { LIMITS, messages } from '@salon/contracts';
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
  @Line('Address', LIMITS.address, { optional: true }) address?: string;
  @Phone() phone?: string;
  @Ignored() role?: unknown;
}

/** The same form with the invitation of the mail; without a good one it is refused as a whole (decision A2). */
export class RegisterAdminDto extends RegisterDto {
  @Line('Invitation', 200, { optional: true }) invite?: string;
}

export class LoginDto {
  @Email() email!: string;
  @Password() password!: string;
  /** Which door; the stored role decides what opens (decision A3). */
  @OneOf(['user', 'admin'], messages.invalid, { optional: true }) role?: 'user' | 'admin';
}

export class VerifyEmailDto {
  @Id(messages.codeWrong) userId!: string;
  @Code() otp!: string;
}

export class ResendCodeDto {
  @Email() email!: string;
}
