import { CLIENT_CONTACT, type ContentField, CUSTOMER_NOTES, generalRefusals } from '@salon/contracts';
import { Cursor, Email, Field, Id, Line } from '../input/fields.js';

export class CustomersFilterDto {
  @Line('Search', 80, { optional: true }) search?: string;
  @Cursor() cursor?: string;
}

const Changed = ({ rule, label }: ContentField): PropertyDecorator =>
  Field((value) => rule(value, label), { type: String }, { optional: true });

export class CustomerNotesDto {
  @Changed(CUSTOMER_NOTES.allergies) allergies?: string;
  @Changed(CUSTOMER_NOTES.preferences) preferences?: string;
  @Changed(CUSTOMER_NOTES.blocked) blocked?: string;
  @Changed(CUSTOMER_NOTES.prepay) prepay?: string;
  @Changed(CUSTOMER_NOTES.notes) notes?: string;
  @Line('Version', 64) version!: string;
}

export class ClientContactDto {
  @Changed(CLIENT_CONTACT.name) name?: string;
  @Changed(CLIENT_CONTACT.phone) phone?: string;
  @Changed(CLIENT_CONTACT.email) email?: string;
  @Changed(CLIENT_CONTACT.city) city?: string;
  @Changed(CLIENT_CONTACT.notes) notes?: string;
  @Line('Version', 64) version!: string;
}

export class CustomerMergeDto {
  @Id(generalRefusals.invalid) merged!: string;
}

export class CustomerCodeDto {
  @Email() email!: string;
}
