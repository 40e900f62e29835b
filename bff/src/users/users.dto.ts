import { LIMITS } from '@salon/contracts';
import { Ignored, Line, Name, Phone } from '../input/fields.js';

/** A field that is left out stays as it is, a blank one is emptied. */
export class ProfileDto {
  @Name() name!: string;
  @Phone() phone?: string | null;
  @Line('Address', LIMITS.address, { optional: true }) address?: string | null;
  @Line('City', LIMITS.city, { optional: true }) city?: string | null;
  /** Cannot be changed (spec §3, threat T19). */
  @Ignored() email?: unknown;
}
