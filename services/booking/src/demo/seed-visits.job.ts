import { Injectable } from '@nestjs/common';
import { type Appointment, permissionsOf } from '@salon/contracts';
import { addMinutes, Clock, DomainError, type LocalDay, toInstant, toLocal } from '@salon/kernel';
import { type Caller, Job, type JobHandler, Outbox, seedId } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { CatalogClient } from '../catalog/catalog.client.js';
import { BookAtDesk } from '../day/book-at-desk.js';
import { MarkProgress } from '../desk-visit/mark-progress.js';
import { TakePayment } from '../desk-visit/take-payment.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { ChangeStatus } from '../visits/change-status.js';
import { type DemoVisit, demoVisits, progressAt } from './demo-visits.rules.js';

/** The front desk of the demonstration. */
const DESK: Caller = {
  id: seedId('front desk of the demonstration'),
  role: 'admin',
  permissions: permissionsOf('front_desk'),
  name: 'Tharindu Silva',
  email: 'desk@araliya.test',
  phone: '',
  verified: true,
  sid: 'demonstration',
};
/** The account of the first stylist. */
const STYLIST = 'stylist@araliya.test';
const OPENS = '08:00';

const clockAt = (now: Date): Clock => ({ now: () => now });
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** Books the visits of the demonstration as its front desk would, each by the regular booking rules. */
@Job('seed-visits')
@Injectable()
export class SeedVisitsJob implements JobHandler {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly catalog: CatalogClient,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Does nothing when there are visits. */
  async run(): Promise<void> {
    const [{ filled }] = await this.db.query<[{ filled: boolean }]>(
      'SELECT EXISTS (SELECT FROM booking.appointment) AS filled',
    );
    if (filled) return;
    const { settings, stylists } = await this.salon.calendar();
    await this.db.query('UPDATE booking.stylist SET "accountEmail" = $2 WHERE "id" = $1 AND "accountEmail" IS NULL', [
      stylists[0]?.id,
      STYLIST,
    ]);
    const { day: today } = toLocal(this.clock.now(), settings.zone);
    for (const visit of demoVisits(today, stylists.length)) {
      const stylistId = stylists[visit.stylist]?.id ?? '';
      const opens = toInstant(firstOf(visit.day, today), OPENS, settings.zone);
      const booked = await this.book(visit, stylistId, earlier(opens, this.clock.now()));
      if (booked) await this.follow(visit, booked, settings.zone);
    }
  }

  /** A place that is not free stays empty. */
  private async book(visit: DemoVisit, stylistId: string, now: Date): Promise<Appointment | null> {
    const { day: date, startTime, origin, customer: known } = visit;
    const booking = new BookAtDesk(this.db, this.salon, this.catalog, this.outbox, clockAt(now));
    const customer = { ...known, _id: seedId(`client ${known.name}`), email: '', hasAccount: false };
    const services = [{ service: seedId(`service ${visit.service}`), quantity: 1 }];
    try {
      return (await booking.run({ date, startTime, stylistId, origin, services, note: '', customer }, DESK))
        .appointment;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'conflict') return null;
      throw error;
    }
  }

  /** Applies the outcome of the visit. */
  private async follow(
    { ending, means }: DemoVisit,
    { _id, startsAt, minutes, totalAmount: amount }: Appointment,
    zone: string,
  ): Promise<void> {
    const [starts, now] = [new Date(startsAt), this.clock.now()];
    const ends = addMinutes(starts, minutes);
    const changing = new ChangeStatus(this.db, this.outbox, clockAt(earlier(ends, now)));
    if (ending === 'cancelled') return void (await changing.run(_id, { status: 'cancelled', reason: 'called' }, DESK));
    if (toLocal(starts, zone).day > toLocal(now, zone).day) return;
    const time = toLocal(now, zone).day === toLocal(starts, zone).day ? toLocal(now, zone).time : '23:59';
    const progress = progressAt({ startTime: toLocal(starts, zone).time, endTime: toLocal(ends, zone).time }, time);
    if (progress === 'booked') return;
    if (progress === 'over') {
      if (ending === 'completed') await new TakePayment(this.db, clockAt(ends)).run(_id, { amount, means }, DESK);
      await changing.run(_id, { status: ending }, DESK);
    } else await new MarkProgress(this.db, this.salon, clockAt(now)).run(_id, { to: progress }, DESK);
  }
}

/** The day on whose morning a visit is booked: of a past one and one of today its own, of an upcoming one today. */
const firstOf = (day: LocalDay, today: LocalDay): LocalDay => (day < today ? day : today);
