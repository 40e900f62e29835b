import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type HoursChange, type HoursRequest, hoursTexts, type SalonChange } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, versionOf } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { type SalonCalendar, stylistNameOf, todayOf } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { changeSalon } from '../salon-changes/change-salon.js';
import { closuresOf, exceptionFacts } from './hours-change.rules.js';
import { assertFine, hoursRequestOf } from './hours-request.js';
import { closureId, closureSubject, exceptionSubject, planId, planSubject, weekBefore } from './hours-subjects.js';

/** Saves one change of the hours; visits outside the new hours become open tasks automatically (ADR-0042). */
@Injectable()
export class SaveHours {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `invalid` with a sentence for each field; `conflict` when another user has changed it since
   * `version`
   */
  async run(body: unknown, admin: Caller): Promise<SalonChange> {
    const now = this.clock.now();
    const calendar = await this.salon.current();
    const request = hoursRequestOf(body, todayOf(now, calendar.settings));
    assertFine(unknownStylist(request.change, calendar));
    const done = await inTransaction(this.db, (tx) => save(tx, request, { admin, now, calendar }));
    this.salon.invalidate();
    return done;
  }
}

/** The problem of an unknown stylist in a change, by field. */
export function unknownStylist(change: HoursChange, { stylists }: SalonCalendar): Record<string, string> {
  const who =
    change.subject === 'plan' ? change.stylistId : change.subject === 'exception' ? change.exception?.stylistId : null;
  return who && !stylists.some(({ id }) => id === who) ? { stylistId: hoursTexts.gone } : {};
}

interface SaveOptions {
  admin: Caller;
  now: Date;
  calendar: SalonCalendar;
}

async function save(
  tx: EntityManager,
  { change, version = versionOf(null) }: HoursRequest,
  { admin, now, calendar }: SaveOptions,
): Promise<SalonChange> {
  const nameOf = (stylistId: string): string => stylistNameOf(calendar, stylistId);
  const own = { version, admin, now };
  switch (change.subject) {
    case 'plan': {
      const { stylistId, validFrom, week } = change;
      const next = () => week && { stylistId, validFrom, week };
      const id = planId(change);
      const isEdited = week !== null && version !== versionOf(null);
      const earlier = isEdited ? undefined : await weekBefore(tx, id);
      const facts = { kind: 'plan', stylist: stylistId && nameOf(stylistId), validFrom, earlier } as const;
      return changeSalon(tx, planSubject, { ...own, id, facts, next });
    }
    case 'closure': {
      const days = change.closures.map(({ day }) => day);
      const facts = { kind: 'closure', days } as const;
      return changeSalon(tx, closureSubject, { ...own, id: closureId(days), facts, next: () => closuresOf(change) });
    }
    case 'exception': {
      const id = change.id ?? randomUUID();
      const known = change.exception ?? (await exceptionSubject.read(tx, id));
      const facts = exceptionFacts(known, nameOf);
      return changeSalon(tx, exceptionSubject, { ...own, id, facts, next: () => change.exception });
    }
  }
}
