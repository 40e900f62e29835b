import { CONTENT_TYPE_NAMES, type ContentAction, generalRefusals } from '@salon/contracts';
import { OneOf } from '../input/fields.js';

const KINDS: readonly ContentAction['kind'][] = [...CONTENT_TYPE_NAMES, 'reviews', 'messages'];

export class LatestActionsDto {
  @OneOf(KINDS, generalRefusals.invalid) kind!: ContentAction['kind'];
}
