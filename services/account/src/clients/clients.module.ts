import { Module } from '@nestjs/common';
import { ClientsController } from './clients.controller.js';
import { ClientsQueries } from './clients.queries.js';
import { ImportClients } from './import-clients.js';

@Module({ controllers: [ClientsController], providers: [ClientsQueries, ImportClients] })
export class ClientsModule {}
