import { DESK_LENGTHS } from '@salon/contracts';
import { Cursor, Line } from '../input/fields.js';

/** Which page of the answered messages. */
export class AnsweredPageDto {
  @Cursor() cursor?: string;
}

export class NoticeReviewDto {
  @Line('Note', DESK_LENGTHS.noticeNote) note!: string;
}
