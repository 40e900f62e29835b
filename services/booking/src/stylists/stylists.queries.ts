import { Injectable } from '@nestjs/common';
import { type AdminStylist, refuse, type StylistVisit } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { versionOf } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { displayId } from '../appointments/appointment.view.js';
import { asState, STATE, type StateRecord, VISITS_TO_COME, visitsToCome } from './stylist-subject.js';

/** Maximum number of upcoming visits that are listed. */
const SHOWN = 100;

type AdminStylistRecord = StateRecord & Pick<AdminStylist, 'visits' | 'hasHours'> & { id: string };
type StylistVisitRecord = Omit<StylistVisit, '_id' | 'appointmentId'> & {
  id: string;
  bookedOn: string;
  number: number;
};

@Injectable()
export class StylistsQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Every stylist, archived ones too, in the order of the site. */
  async all(): Promise<AdminStylist[]> {
    const rows = await this.db.query<AdminStylistRecord[]>(
      `SELECT "id", ${STATE}, coalesce(booked."count", 0) AS "visits",
              EXISTS (SELECT FROM booking.week_plan WHERE "stylistId" = stylist."id") AS "hasHours"
       FROM booking.stylist
       LEFT JOIN (SELECT "stylistId", count(*)::int AS "count" FROM ${VISITS_TO_COME} GROUP BY "stylistId") booked
         ON booked."stylistId" = stylist."id"
       ORDER BY "position", "id"`,
      [this.clock.now()],
    );
    return rows.map(asAdminStylist);
  }

  /** @throws DomainError `not_found` */
  async one(id: string): Promise<AdminStylist> {
    const found = (await this.all()).find(({ _id }) => _id === id);
    if (!found) throw refuse('STYLIST_NOT_FOUND');
    return found;
  }

  /** The stylist's upcoming visits, the next one first; 100 at most. */
  async visits(id: string): Promise<StylistVisit[]> {
    const rows = await this.db.query<StylistVisitRecord[]>(
      `SELECT "id", "bookedOn"::text, "number", "day"::text AS "date", "startTime", "customerName",
              ARRAY(SELECT line->>'serviceId' FROM jsonb_array_elements("lines") AS line) AS "serviceIds"
       FROM ${visitsToCome('$2')} ORDER BY "startsAt" LIMIT ${SHOWN}`,
      [this.clock.now(), id],
    );
    return rows.map(({ id: _id, bookedOn, number, ...visit }) => ({
      _id,
      appointmentId: displayId({ bookedOn, number }),
      ...visit,
    }));
  }
}

function asAdminStylist({ id, visits, hasHours, ...row }: AdminStylistRecord): AdminStylist {
  const state = asState(row);
  const { leftAt, ...fields } = state;
  return { _id: id, ...fields, archived: leftAt !== null, visits, hasHours, version: versionOf(state) };
}
