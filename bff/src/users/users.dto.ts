import { FIELD_LENGTHS, pictureKey, pictureRefusals } from '@salon/contracts';
import { Field, Ignored, Line, Name, Phone } from '../input/fields.js';

/** An omitted field stays unchanged, a blank one is cleared; a name cannot be blank. */
export class ProfileDto {
  @Name({ optional: 'never null' }) name?: string;
  @Phone() phone?: string | null;
  @Line('Address', FIELD_LENGTHS.address, { optional: true }) address?: string | null;
  @Line('City', FIELD_LENGTHS.city, { optional: true }) city?: string | null;
  /** Cannot be changed (docs/product.md §3, threat T19). */
  @Ignored() email?: unknown;
}

/** A URL of an uploaded avatar, or null for none; the server fetches no other URL (threat T45). */
const avatarProblem = (value: unknown): string | null =>
  value === null || (typeof value === 'string' && pictureKey(value)?.owner === 'account')
    ? null
    : pictureRefusals.AVATAR_FOREIGN.text;

export class AvatarDto {
  @Field(avatarProblem, { type: String, nullable: true }) imageUrl!: string | null;
}

/** From the authenticator app, or a recovery code. */
export class SecondFactorCodeDto {
  @Line('Code', 40) code!: string;
}
