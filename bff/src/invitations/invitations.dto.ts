import { Email } from '../input/fields.js';

export class InviteDto {
  @Email() email!: string;
}
