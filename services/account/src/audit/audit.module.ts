import { Module } from '@nestjs/common';
import { CallsController } from './calls.controller.js';
import { NoteCall } from './note-call.js';

@Module({ controllers: [CallsController], providers: [NoteCall] })
export class AuditModule {}
