import { Inject, Injectable } from '@nestjs/common';
import { ACTIVITY_KINDS, type Activity, type ActivityKind, type ActivityPage, refuse } from '@salon/contracts';
import { addDays, isLocalDay, toInstant } from '@salon/kernel';
import { isUuid } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import type { AuditKind } from '../audit/note-audit.js';
import { deviceOf } from '../devices/device-name.js';
import { SALON, type Salon } from '../mails/salon.js';

const PAGE = 50;

const EVENTS: Readonly<Record<ActivityKind, readonly AuditKind[]>> = {
  sign_in: ['signed_in', 'sign_in_failed', 'sign_in_denied', 'second_factor_failed'],
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

/** Of staff, and every refused call, also of a customer. */
const SELECT = `
  SELECT audit.id, audit."at", audit.kind, audit.note, audit.network, audit.agent,
    actor.id AS "actorId", actor.name AS "actorName", about.name AS about
  FROM account.audit
  LEFT JOIN account."user" actor ON actor.id = coalesce(audit."actorId", audit."userId")
  LEFT JOIN account."user" about ON about.id = audit."userId" AND audit."userId" <> audit."actorId"
  WHERE audit.kind = ANY($1) AND audit.id < $2
    AND (actor."staffRole" IS NOT NULL OR about."staffRole" IS NOT NULL OR audit.kind = ANY('{access_denied,invitation_denied}'))
    AND ($3::uuid IS NULL OR $3 IN (audit."userId", audit."actorId"))
    AND ($4::timestamptz IS NULL OR audit."at" >= $4 AND audit."at" < $5)
  ORDER BY audit.id DESC LIMIT ${PAGE + 1}`;

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
  /** Of the salon. */
  day?: unknown;
  cursor?: unknown;
}

@Injectable()
export class ActivityQueries {
  constructor(
    private readonly db: DataSource,
    @Inject(SALON) private readonly salon: Salon,
  ) {}

  /** A page of what staff did, newest first. @throws DomainError `invalid` for a filter that is none */
  async page({ person, kind, day, cursor }: ActivityFilter): Promise<ActivityPage> {
    const wanted = ACTIVITY_KINDS.filter((each) => kind === undefined || each === kind);
    if (wanted.length === 0 || (person !== undefined && !isUuid(person))) throw refuse('ACCOUNT_INVALID');
    if (day !== undefined && !isLocalDay(day)) throw refuse('ACCOUNT_INVALID');
    const bounds = day === undefined ? [null, null] : [this.midnight(day), this.midnight(addDays(day, 1))];
    const rows = await this.db.query<Row[]>(SELECT, [
      wanted.flatMap((each) => EVENTS[each]),
      idBefore(cursor),
      person ?? null,
      ...bounds,
    ]);
    const entries = rows.slice(0, PAGE).map(asActivity);
    return { entries, next: rows.length > PAGE ? (entries.at(-1)?._id ?? null) : null };
  }

  private midnight(day: string): Date {
    return toInstant(day, '00:00', this.salon.zone);
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
