import { DESK_LENGTHS } from '@salon/contracts';
import { Line } from '../input/fields.js';

export class NoticeReviewDto {
  @Line('Note', DESK_LENGTHS.noticeNote) note!: string;
}
