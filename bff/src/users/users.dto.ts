import { LIMITS, messages, pictureKey } from '@salon/contracts';
import { Field, Ignored, Line, Name, Phone } from '../input/fields.js';

/** A field that is left out stays as it is, a blank one is emptied. */
export class ProfileDto {
  @Name() name!: string;
  @Phone() phone?: string | null;
  @Line('Address', LIMITS.address, { optional: true }) address?: string | null;
  @Line('City', LIMITS.city, { optional: true }) city?: string | null;
  /** Cannot be changed (spec §3, threat T19). */
  @Ignored() email?: unknown;
}

/** An address of the account's pictures, or null for no picture; no other address is ever looked at (threat T45). */
const avatarProblem = (value: unknown): string | null =>
  value === null || (typeof value === 'string' && pictureKey(value)?.owner === 'account')
    ? null
    : messages.imageForeign;

export class AvatarDto {
  @Field(avatarProblem, { type: String, nullable: true }) imageUrl!: string | null;
}
