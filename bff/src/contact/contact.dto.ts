import { FIELD_LENGTHS, messageProblem, messages } from '@salon/contracts';
import { Email, Field, Name } from '../input/fields.js';

export class ContactDto {
  @Name() name!: string;
  @Email() email!: string;
  @Field((value) => (typeof value === 'string' ? messageProblem(value) : messages.messageRequired), {
    type: String,
    minLength: 1,
    maxLength: FIELD_LENGTHS.message,
  })
  message!: string;
}
