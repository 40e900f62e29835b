import { Injectable } from '@nestjs/common';
import type { MyDay } from '@salon/contracts';
import { Clock, toLocal } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { changeAfter, undoingOf } from '../admin-actions/admin-action.rules.js';
import { latestActionsOf } from '../admin-actions/admin-actions.queries.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { SELECT_APPOINTMENT } from '../appointments/appointments.queries.js';
import { notesOfVisits } from '../customers/customer-notes.queries.js';
import { shiftsOn, todayOf } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { asTimes } from '../day/day-columns.rules.js';
import { ownStylist } from './own-stylist.queries.js';
import { asOwnVisit } from './own-visit.rules.js';

const VISITS = `
  ${SELECT_APPOINTMENT}
  WHERE "day" = $1 AND "stylistId" = $2 AND "status" IN ('confirmed', 'completed', 'no_show')
  ORDER BY "startTime", appointment."number"`;

/** The calling stylist's visits of today, and no other data of the salon. */
@Injectable()
export class MyDayQueries {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  async day(caller: Caller): Promise<MyDay> {
    const now = this.clock.now();
    const calendar = await this.salon.calendar();
    const today = todayOf(now, calendar.settings);
    const stylist = await ownStylist(this.db, caller);
    const own = calendar.stylists.find(({ id }) => id === stylist?._id);
    return {
      date: today,
      asOf: toLocal(now, calendar.settings.zone).time,
      stylist,
      closed: calendar.closures.get(today) ?? null,
      shifts: own ? shiftsOn(calendar, own, today).map(asTimes) : [],
      visits: stylist ? await this.visits(stylist._id, caller, { now, today }) : [],
    };
  }

  private async visits(stylistId: string, caller: Caller, at: { now: Date; today: string }): Promise<MyDay['visits']> {
    const rows = await this.db.query<AppointmentRecord[]>(VISITS, [at.today, stylistId]);
    const ids = rows.map(({ id }) => id);
    const [acts, notes] = await Promise.all([latestActionsOf(this.db, ids, caller.id), notesOfVisits(this.db, rows)]);
    return rows.map((row) => {
      const act = acts.find(({ appointmentId, later }) => appointmentId === row.id && later === null);
      return {
        ...asOwnVisit(row, act && { ...act, undoing: undoingOf(act, at.now, changeAfter(act, act)) }, at),
        allergies: notes.get(row.id)?.allergies ?? '',
        customerNotes: notes.get(row.id)?.notes ?? '',
      };
    });
  }
}
