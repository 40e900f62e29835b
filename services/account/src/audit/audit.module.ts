import { Module } from '@nestjs/common';
import { DenialsController } from './denials.controller.js';
import { NoteDenial } from './note-denial.js';

@Module({ controllers: [DenialsController], providers: [NoteDenial] })
export class AuditModule {}
