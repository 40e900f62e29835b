import {
  DESK_LENGTHS,
  isObject,
  isPlainText,
  isUuid,
  type RefusalParams,
  refuse,
  VISIT,
  type VisitLine,
} from '@salon/contracts';
import { type Cents, type DomainError, isLocalDay, isLocalTime, type LocalDay, type LocalTime } from '@salon/kernel';
import type { BookingWindow } from '../salon/calendar.rules.js';

export const invalid = (field: string, params: RefusalParams<'INVALID'>): DomainError =>
  refuse('INVALID', { params, field });

/** One of these values. @throws DomainError `invalid` */
export function checkChoice<T extends string>(value: unknown, allowed: readonly T[], field: string): T {
  const known = allowed.find((each) => each === value);
  if (known === undefined) throw invalid(field, { reason: 'filter', allowed: allowed.join(', ') });
  return known;
}

/** An amount of LKR in whole cents, up to `most` of them in either direction; null for anything else. */
export function exactCents(amount: unknown, most: number): Cents | null {
  const cents = typeof amount === 'number' ? Math.round(amount * 100) : Number.NaN;
  return Number.isSafeInteger(cents) && Math.abs(cents) <= most && cents / 100 === amount ? (cents as Cents) : null;
}

/** The body of a call as an object. @throws DomainError `invalid` */
export function asObject(body: unknown): Record<string, unknown> {
  if (!isObject(body)) throw refuse('INVALID', { params: { reason: 'request' } });
  return body;
}

interface TextLimits {
  /** Characters. */
  most: number;
  /** Of the refusal; its text names the length. */
  reason: 'noteLength' | 'statusReason' | 'bankReference' | 'noticeNote' | 'reopening';
  isRequired?: boolean;
  /** Line breaks and tabs are allowed. */
  isMultiline?: boolean;
}

/** The text of a field, without blanks around it. @throws DomainError `invalid` */
export function checkText(value: unknown, field: string, limits: TextLimits): string {
  const { most, reason, isRequired, isMultiline } = limits;
  const text = typeof value === 'string' ? value.trim() : null;
  const isMissing = text === null || (isRequired && text === '');
  if (isMissing || text.length > most || !isPlainText(text, isMultiline)) throw invalid(field, { reason, most });
  return text;
}

const REASON: TextLimits = { most: DESK_LENGTHS.reason, reason: 'statusReason' };

/** Why the desk moves, cancels or changes a visit; '' when no reason is given. @throws DomainError `invalid` */
export const checkReason = (value: unknown): string => checkText(value ?? '', 'reason', REASON);

const NOTE: TextLimits = { most: DESK_LENGTHS.note, reason: 'noteLength', isMultiline: true };

/** The desk's note about a visit. @throws DomainError `invalid` */
export const checkNote = (value: unknown, field: string): string => checkText(value, field, NOTE);

/** @throws DomainError `invalid` unless it is an integer from 1 to `VISIT.maxQuantity` */
export function checkQuantity(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > VISIT.maxQuantity) {
    throw invalid('quantity', { reason: 'quantity', most: VISIT.maxQuantity });
  }
  return value;
}

export function checkId(value: unknown, field: string): string {
  if (!isUuid(value)) throw invalid(field, { reason: 'service' });
  return value.toLowerCase();
}

/** Ids separated by commas, 1 to `most` of them. @throws DomainError `invalid` */
export function checkIds(value: unknown, field: string, most: number): string[] {
  const ids = typeof value === 'string' ? value.split(',') : [];
  if (ids.length === 0 || ids.length > most || !ids.every(isUuid)) throw invalid(field, { reason: 'request' });
  return ids;
}

/** Lines of a visit: 1 to `VISIT.maxLines` different services, quantity 1 when absent. @throws DomainError `invalid` */
export function checkLines(value: unknown): VisitLine[] {
  if (!Array.isArray(value) || value.length === 0) throw invalid('services', { reason: 'noServices' });
  if (value.length > VISIT.maxLines) throw invalid('services', { reason: 'servicesTooMany', most: VISIT.maxLines });
  const lines = value.map((line: unknown) => {
    const { service, quantity = 1 } = asObject(line);
    return { service: checkId(service, 'services'), quantity: checkQuantity(quantity) };
  });
  if (new Set(lines.map(({ service }) => service)).size !== lines.length)
    throw invalid('services', { reason: 'serviceTwice' });
  return lines;
}

/** @throws DomainError `invalid` unless it is a day from today to the horizon */
export function checkDay(value: unknown, { today, lastDay, horizonDays }: BookingWindow): LocalDay {
  if (!isLocalDay(value)) throw invalid('date', { reason: 'noDate' });
  if (value < today) throw invalid('date', { reason: 'pastDate' });
  if (value > lastDay) throw invalid('date', { reason: 'lateDate', days: horizonDays });
  return value;
}

export function checkTime(value: unknown): LocalTime {
  if (!isLocalTime(value)) throw invalid('startTime', { reason: 'noTime' });
  return value;
}

export const checkStylist = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : checkId(value, 'stylistId');
