import type { ContentType } from '../content-types/content-type.js';
import { plainContentType } from '../content-types/plain-content-type.js';

export const faqType = plainContentType('faq', 'faq_entry', ['question', 'answer', 'more']);
export const teamType = plainContentType('team', 'team_member', ['name', 'role', 'bio', 'image']);
export const statisticType = plainContentType('statistics', 'statistic', [
  'number',
  'title',
  'description',
  'footnote',
]);

const values = plainContentType('values', 'value_card', ['title', 'content', 'isHiring']);
export const valueType: ContentType = {
  ...values,
  columnsOf: (fields) => ({ ...values.columnsOf(fields), isHiring: fields.isHiring ?? false }),
};
