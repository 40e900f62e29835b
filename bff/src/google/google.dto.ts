import { Field, Ignored } from '../input/fields.js';

/** Any value: a bad one is refused with the words of a failed login, not as a mistake in a form. */
const Evidence = (): PropertyDecorator => Field(() => null, { type: String }, { optional: true });

/** The specification's five fields prove nothing and are not needed (decision A1). */
export class GoogleLoginDto {
  @Evidence() credential?: unknown;
  @Evidence() nonce?: unknown;
  /** Refused when it is another address than the token's (threat T9). */
  @Evidence() email?: unknown;
  @Ignored() name?: unknown;
  @Ignored() googleId?: unknown;
  @Ignored() profileImage?: unknown;
  @Ignored() isVerified?: unknown;
}

export class GoogleCodeDto {
  @Evidence() code?: unknown;
}
