import { Line } from '../input/fields.js';

export class NoticeReviewDto {
  @Line('Note', 300) note!: string;
}
