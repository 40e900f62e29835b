import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { CancelVisit } from './cancel-visit.js';
import { ChangeLines } from './change-lines.js';
import { DeskVisitController } from './desk-visit.controller.js';
import { MailReceipt } from './mail-receipt.js';
import { MarkProgress } from './mark-progress.js';
import { TakePayment } from './take-payment.js';
import { VisitContentController } from './visit-content.controller.js';
import { VisitRecordQueries } from './visit-record.queries.js';
import { WriteNote } from './write-note.js';

@Module({
  imports: [SalonModule],
  controllers: [DeskVisitController, VisitContentController],
  providers: [VisitRecordQueries, MarkProgress, TakePayment, CancelVisit, WriteNote, MailReceipt, ChangeLines],
})
export class DeskVisitModule {}
