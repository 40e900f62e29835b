import { Inject, Injectable } from '@nestjs/common';
import { refuse, type VisitCalendar } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { assertReadable, appointmentById } from '../appointments/appointments.queries.js';
import { factsOf } from '../appointments/mail-facts.js';
import { CatalogClient } from '../catalog/catalog.client.js';
import { calendarFile } from '../mails/calendar.js';
import { MAIL_SETTINGS, type MailSettings } from '../mails/send-mail.job.js';

/** The calendar file of a visit for its customer: the same event as in the mails, with the same UID. */
@Injectable()
export class VisitCalendarQueries {
  constructor(
    private readonly db: DataSource,
    private readonly catalog: CatalogClient,
    private readonly clock: Clock,
    @Inject(MAIL_SETTINGS) private readonly mails: Pick<MailSettings, 'address'>,
  ) {}

  /**
   * @throws DomainError `not_found` for a visit of another customer unless an admin reads it, `conflict` for one that
   * is not confirmed
   */
  async file(id: string, caller: Caller): Promise<VisitCalendar> {
    const row = await appointmentById(this.db, id);
    assertReadable(row, caller);
    if (row.status !== 'confirmed') throw refuse('NOT_CONFIRMED');
    const { brand, address } = await this.catalog.site();
    const salon = { name: brand, address, email: this.mails.address };
    return {
      filename: 'visit.ics',
      content: calendarFile(factsOf(row), salon, this.clock.now().toISOString(), 'PUBLISH'),
    };
  }
}
