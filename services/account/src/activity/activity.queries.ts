import { Injectable } from '@nestjs/common';
import { type Activity, ACTIVITY_KINDS, type ActivityKind, type ActivityPage, isUuid, refuse } from '@salon/contracts';
import { addDays, isLocalDay, type LocalDay, toInstant } from '@salon/kernel';
import { DataSource } from 'typeorm';
import type { AuditKind } from '../audit/record-audit.js';
import { deviceOf } from '../devices/device-name.js';
import { SalonClient } from '../mails/salon.client.js';

const PAGE = 50;

const EVENTS: Readonly<Record<ActivityKind, readonly AuditKind[]>> = {
  sign_in: [
    'signed_in',
    'sign_in_failed',
    'sign_in_denied',
    'second_factor_failed',
    'confirmation_failed',
    'password_change_failed',
  ],
  refused: ['access_denied', 'invitation_denied'],
  action: [
    'call',
    'staff_changed',
    'admin_invited',
    'invitation_revoked',
    'admin_registered',
    'second_factor_on',
    'second_factor_off',
    'recovery_codes_renewed',
    'password_changed',
    'password_reset',
    'sessions_ended',
  ],
};

const REFUSED = `'{access_denied,invitation_denied}'`;
const COLUMNS = 'id, "at", kind, note, network, agent, "userId", "actorId"';

/** The newest rows of one index: bounded, regardless of the activity of others. */
const newest = (where: string, order = 'id'): string => `
  (SELECT ${COLUMNS} FROM account.audit
   WHERE ${where} AND id < $2 AND ($3::timestamptz IS NULL OR "at" >= $3 AND "at" < $4)
   ORDER BY ${order} DESC LIMIT ${PAGE + 1})`;
/**
 * The type is a bound and a sort column, not an equality: for an equality the planner may read the rows of all types
 * from the newest on.
 */
const REFUSALS = `
  SELECT denied.*
  FROM unnest(${REFUSED}::text[]) refused,
    LATERAL ${newest('(kind, id) >= (refused, 0) AND (kind, id) < (refused, $2)', 'kind DESC, id')} denied
  WHERE refused = ANY($1)`;

const BY_STAFF = `EXISTS (
  SELECT FROM account."user" other
  WHERE other.id IN (audit."userId", audit."actorId") AND other."staffRole" IS NOT NULL)`;
/** Actions of staff, and every refused call, also of a customer. */
const SHOWN = `kind = ANY($1) AND (person."isStaff" OR kind = ANY(${REFUSED}) OR ${BY_STAFF})`;

/** The rows about or by each of these people. @param people with `id` and `isStaff` */
const rowsOf = (people: string): string => `
  SELECT own.* FROM ${people} person, LATERAL (
    ${newest(`"userId" = person.id AND ${SHOWN}`)} UNION ALL ${newest(`"actorId" = person.id AND ${SHOWN}`)}) own`;

const selectFrom = (rows: string): string => `
  WITH audit AS (SELECT DISTINCT * FROM (${rows}) distinct_rows)
  SELECT audit.id, audit."at", audit.kind, audit.note, audit.network, audit.agent,
    actor.id AS "actorId", actor.name AS "actorName", about.name AS about
  FROM audit
  LEFT JOIN account."user" actor ON actor.id = coalesce(audit."actorId", audit."userId")
  LEFT JOIN account."user" about ON about.id = audit."userId" AND audit."userId" <> audit."actorId"
  ORDER BY audit.id DESC LIMIT ${PAGE + 1}`;

const STAFF = `(SELECT id, true AS "isStaff" FROM account."user" WHERE "staffRole" IS NOT NULL)`;
const OF_EVERYBODY = selectFrom(`${rowsOf(STAFF)} UNION ALL ${REFUSALS}`);
const OF_ONE = selectFrom(
  rowsOf(`(
    SELECT $5::uuid AS id,
      EXISTS (SELECT FROM account."user" WHERE id = $5 AND "staffRole" IS NOT NULL) AS "isStaff")`),
);

interface Row {
  id: string;
  at: Date;
  kind: AuditKind;
  note: string | null;
  network: string;
  agent: string;
  actorId: string | null;
  actorName: string | null;
  about: string | null;
}

export interface ActivityFilter {
  person?: unknown;
  kind?: unknown;
  /** Changes of the salon. */
  day?: unknown;
  cursor?: unknown;
}

@Injectable()
export class ActivityQueries {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonClient,
  ) {}

  /** A page of staff activity, newest first. @throws DomainError `invalid` for an invalid filter */
  async page({ person, kind, day, cursor }: ActivityFilter): Promise<ActivityPage> {
    const wanted = ACTIVITY_KINDS.filter((each) => kind === undefined || each === kind);
    if (wanted.length === 0 || (person !== undefined && !isUuid(person))) throw refuse('ACCOUNT_INVALID');
    if (day !== undefined && !isLocalDay(day)) throw refuse('ACCOUNT_INVALID');
    const bounds = day === undefined ? [null, null] : await this.boundsOf(day);
    const parameters = [wanted.flatMap((each) => EVENTS[each]), idBefore(cursor), ...bounds];
    const rows = await (person === undefined
      ? this.db.query<Row[]>(OF_EVERYBODY, parameters)
      : this.db.query<Row[]>(OF_ONE, [...parameters, person]));
    const entries = rows.slice(0, PAGE).map(asActivity);
    return { entries, next: rows.length > PAGE ? (entries.at(-1)?._id ?? null) : null };
  }

  private async boundsOf(day: LocalDay): Promise<Date[]> {
    const { zone } = await this.salon.read();
    return [day, addDays(day, 1)].map((each) => toInstant(each, '00:00', zone));
  }
}

/** Ids grow with time: the id of the last entry is the cursor. */
function idBefore(cursor: unknown): string {
  if (cursor === undefined) return '9223372036854775807';
  if (typeof cursor !== 'string' || !/^\d{1,18}$/.test(cursor))
    throw refuse('INVALID', { params: { reason: 'page' }, field: 'cursor' });
  return cursor;
}

const asActivity = ({ id, at, kind, note, network, agent, actorId, actorName, about }: Row): Activity => ({
  _id: id,
  at: at.toISOString(),
  kind: ACTIVITY_KINDS.find((each) => EVENTS[each].includes(kind)) ?? 'action',
  event: kind,
  by: actorId === null || actorName === null ? null : { _id: actorId, name: actorName },
  about,
  note,
  device: deviceOf(agent),
  network,
});
