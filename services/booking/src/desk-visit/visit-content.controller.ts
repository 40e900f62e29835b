import type { RecordedVisitChange } from '@salon/contracts';
import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { type Caller, CurrentCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { ChangeLines } from './change-lines.js';
import { MailReceipt } from './mail-receipt.js';
import { WriteNote } from './write-note.js';

/** Services and note of a visit. */
@Controller('visits')
export class VisitContentController {
  constructor(
    private readonly writeNote: WriteNote,
    private readonly mailReceipt: MailReceipt,
    private readonly changeLines: ChangeLines,
  ) {}

  @Put(':id/note')
  note(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<RecordedVisitChange> {
    return this.writeNote.run(id, body, requirePermission(caller, 'desk'));
  }

  @Put(':id/lines')
  lines(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<RecordedVisitChange> {
    return this.changeLines.run(id, body, requirePermission(caller, 'desk'));
  }

  @Post(':id/receipt')
  @HttpCode(200)
  receipt(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<Record<string, never>> {
    return this.mailReceipt.run(id, requirePermission(caller, 'desk'));
  }
}
