import { isZone, ZONE_UNKNOWN } from '@salon/contracts';
import { Field } from '../input/fields.js';

export class ZoneDto {
  /** IANA name. */
  @Field((value) => (isZone(value) ? null : ZONE_UNKNOWN), { type: String, maxLength: 64 }) zone!: string;
}
