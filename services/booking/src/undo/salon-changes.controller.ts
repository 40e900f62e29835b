import { Controller, Get, HttpCode, Inject, Post, Query } from '@nestjs/common';
import type { SalonChange, SalonSubjectName, UndoneSalonChange } from '@salon/contracts';
import { type Caller, CurrentCaller, LOGGER, requirePermission, UuidParam } from '@salon/nest-kit';
import type { Logger } from 'pino';
import { OutsideVisitsQueries } from '../impact/outside-visits.queries.js';
import type { SalonCalendar } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { SalonChangesQueries } from '../salon-changes/salon-changes.queries.js';
import { UndoSalonChange } from './undo-salon-change.js';

const OF_HOURS: readonly SalonSubjectName[] = ['plan', 'exception', 'closure'];

@Controller('salon-changes')
export class SalonChangesController {
  constructor(
    private readonly changes: SalonChangesQueries,
    private readonly undoSalonChange: UndoSalonChange,
    private readonly salon: SalonQueries,
    private readonly outside: OutsideVisitsQueries,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Get()
  async latest(
    @Query('subjects') subjects: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ changes: SalonChange[] }> {
    requirePermission(caller, 'settings');
    return { changes: await this.changes.latest(String(subjects).split(',')) };
  }

  /** Of each change, whoever could have made it; says when it leaves booked visits outside the hours. */
  @Post(':id/undo')
  @HttpCode(200)
  async undo(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<UndoneSalonChange> {
    const admin = requirePermission(caller, 'desk');
    const subject = await this.changes.subjectOf(id);
    const before = subject && OF_HOURS.includes(subject) ? await this.salon.current() : null;
    const change = await this.undoSalonChange.run(id, admin);
    const outside = before ? await this.outsideSince(before) : 0;
    return { change, ...(outside > 0 && { outside }) };
  }

  /** Best effort: the change is undone already, and the open tasks list these visits. */
  private async outsideSince(before: SalonCalendar): Promise<number> {
    try {
      return await this.outside.countSince(before);
    } catch (err) {
      this.logger.warn({ err }, 'visits outside the hours are not counted after an undo');
      return 0;
    }
  }
}
