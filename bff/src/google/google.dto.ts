import { Field, Ignored } from '../input/fields.js';

/** Any value: an invalid one is refused as a failed login, not as a validation error. */
const Evidence = (): PropertyDecorator => Field(() => null, { type: String }, { optional: true });

/** The five fields that are required to be accepted prove nothing and are ignored (decision A1). */
export class GoogleLoginDto {
  @Evidence() credential?: unknown;
  @Evidence() nonce?: unknown;
  /** Refused when it differs from the token's address (threat T9). */
  @Evidence() email?: unknown;
  @Ignored() name?: unknown;
  @Ignored() googleId?: unknown;
  @Ignored() profileImage?: unknown;
  @Ignored() isVerified?: unknown;
}

export class GoogleCodeDto {
  @Evidence() code?: unknown;
}
