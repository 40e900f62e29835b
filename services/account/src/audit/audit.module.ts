import { Module } from '@nestjs/common';
import { CallsController } from './calls.controller.js';
import { RecordCall } from './record-call.js';

@Module({ controllers: [CallsController], providers: [RecordCall] })
export class AuditModule {}
