import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { asRecord, type ClientContactChanged } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { ChangeContact } from './change-contact.js';
import { UndoContactChange } from './undo-contact-change.js';

@Controller()
export class ClientContactController {
  constructor(
    private readonly changeContact: ChangeContact,
    private readonly undoContactChange: UndoContactChange,
  ) {}

  @Put('clients/:id/contact')
  change(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<ClientContactChanged> {
    return this.changeContact.run(id, asRecord(body), requirePermission(caller, 'desk'));
  }

  /** Whose contact a change is about. */
  @Get('client-changes/:id')
  async changed(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<{ clientId: string }> {
    requirePermission(caller, 'desk');
    return { clientId: await this.undoContactChange.clientOf(id) };
  }

  @Post('client-changes/:id/undo')
  @HttpCode(200)
  undo(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<ClientContactChanged> {
    return this.undoContactChange.run(id, requirePermission(caller, 'desk'));
  }
}
