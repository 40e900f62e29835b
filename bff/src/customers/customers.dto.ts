import { type ContentField, CUSTOMER_NOTES, generalRefusals } from '@salon/contracts';
import { Cursor, Email, Field, Id, Line } from '../input/fields.js';

export class CustomersFilterDto {
  @Line('Search', 80, { optional: true }) search?: string;
  @Cursor() cursor?: string;
}

const Note = ({ rule, label }: ContentField): PropertyDecorator =>
  Field((value) => rule(value, label), { type: String }, { optional: true });

export class CustomerNotesDto {
  @Note(CUSTOMER_NOTES.allergies) allergies?: string;
  @Note(CUSTOMER_NOTES.preferences) preferences?: string;
  @Note(CUSTOMER_NOTES.blocked) blocked?: string;
  @Note(CUSTOMER_NOTES.prepay) prepay?: string;
  @Note(CUSTOMER_NOTES.notes) notes?: string;
  @Line('Version', 64) version!: string;
}

export class CustomerMergeDto {
  @Id(generalRefusals.invalid) merged!: string;
}

export class CustomerCodeDto {
  @Email() email!: string;
}
