import { Module } from '@nestjs/common';
import { ChangeContact } from './change-contact.js';
import { ClientContactController } from './client-contact.controller.js';
import { ClientsController } from './clients.controller.js';
import { ClientsQueries } from './clients.queries.js';
import { ImportClients } from './import-clients.js';
import { UndoContactChange } from './undo-contact-change.js';

@Module({
  controllers: [ClientsController, ClientContactController],
  providers: [ClientsQueries, ImportClients, ChangeContact, UndoContactChange],
})
export class ClientsModule {}
