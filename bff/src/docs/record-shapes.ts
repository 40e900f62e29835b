import type { CustomerNotes, Versioned } from '@salon/contracts';
import { shape, TEXT } from './schema.rules.js';

const notes = { allergies: TEXT, preferences: TEXT, notes: TEXT, blocked: TEXT, prepay: TEXT };

export const CUSTOMER_NOTES_SHAPE = shape<CustomerNotes>(notes);
export const VERSIONED_NOTES = shape<Versioned<CustomerNotes>>({ ...notes, version: TEXT });
