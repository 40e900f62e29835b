import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { RecordedVisitChange, VisitRecord } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { CancelVisit } from './cancel-visit.js';
import { MarkProgress } from './mark-progress.js';
import { TakePayment } from './take-payment.js';
import { VisitRecordQueries } from './visit-record.queries.js';

@Controller('visits')
export class DeskVisitController {
  constructor(
    private readonly records: VisitRecordQueries,
    private readonly markProgress: MarkProgress,
    private readonly takePayment: TakePayment,
    private readonly cancelVisit: CancelVisit,
  ) {}

  @Get(':reference')
  record(@Param('reference') reference: string, @CurrentCaller() caller: Caller | null): Promise<VisitRecord> {
    requirePermission(caller, 'desk');
    return this.records.record(reference);
  }

  @Post(':id/progress')
  @HttpCode(200)
  mark(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<RecordedVisitChange> {
    return this.markProgress.run(id, body, requirePermission(caller, 'desk'));
  }

  @Post(':id/payments')
  @HttpCode(200)
  pay(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<RecordedVisitChange> {
    return this.takePayment.run(id, body, requirePermission(caller, 'money'));
  }

  @Post(':id/cancel')
  @HttpCode(200)
  cancel(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<RecordedVisitChange> {
    return this.cancelVisit.run(id, body, requirePermission(caller, 'desk'));
  }
}
