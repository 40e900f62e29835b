import { type ContentFields, email, field, maybe, orEmpty, orNull, picture, services, text } from '../field-types.js';
import { fieldProblems } from '../catalog/content-fields.js';
import type { Versioned } from './salon-changes.js';

/** A stylist as an admin writes it. */
export interface StylistFields {
  name: string;
  /** A short description, below their name. */
  skills: string;
  picture: string | null;
  /** Ids of the services they do; null for all, including future ones. */
  serviceIds: string[] | null;
  /** The e-mail they sign in with; empty without an account. */
  accountEmail: string;
}

export interface AdminStylist extends Versioned<StylistFields> {
  _id: string;
  archived: boolean;
  /** Number of upcoming visits. */
  visits: number;
  /** Whether they have a weekly plan; without one, none of their times are offered. */
  hasHours: boolean;
}

/** An upcoming visit affected by a change of its stylist. */
export interface StylistVisit {
  _id: string;
  appointmentId: string;
  date: string;
  startTime: string;
  customerName: string;
  serviceIds: string[];
}

/** The fields of a stylist, in the order of the form; form and API use the same rules and sentences. */
export const STYLIST_FIELDS = {
  name: field('Name', text(80)),
  skills: field('A line about them', text(120)),
  picture: maybe('Picture', orNull(picture)),
  serviceIds: field('Services', services),
  accountEmail: maybe('E-mail of their account', orEmpty(email)),
} as const satisfies ContentFields;

/** The problems of a stylist's fields: field → sentence. @param isWhole false when only some fields are changed */
export const stylistProblems = (body: Readonly<Record<string, unknown>>, isWhole: boolean): Record<string, string> =>
  fieldProblems(STYLIST_FIELDS, body, isWhole);
