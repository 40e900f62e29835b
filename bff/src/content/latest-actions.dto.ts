import { CONTENT_TYPE_NAMES, type ContentAction, generalRefusals } from '@salon/contracts';
import { OneOf } from '../input/fields.js';

const TYPES: readonly ContentAction['kind'][] = [...CONTENT_TYPE_NAMES, 'reviews', 'messages'];

export class LatestActionsDto {
  @OneOf(TYPES, generalRefusals.invalid) kind!: ContentAction['kind'];
}
