import { type ContentField, CUSTOMER_NOTES } from '@salon/contracts';
import { Field, Line } from '../input/fields.js';

export class CustomersFilterDto {
  @Line('Search', 80, { optional: true }) search?: string;
  @Line('Cursor', 200, { optional: true }) cursor?: string;
}

const Note = ({ rule, label }: ContentField): PropertyDecorator =>
  Field((value) => rule(value, label), { type: String }, { optional: true });

export class CustomerNotesDto {
  @Note(CUSTOMER_NOTES.allergies) allergies?: string;
  @Note(CUSTOMER_NOTES.preferences) preferences?: string;
  @Note(CUSTOMER_NOTES.blocked) blocked?: string;
  @Note(CUSTOMER_NOTES.notes) notes?: string;
  @Line('Version', 64) version!: string;
}
