import { Module } from '@nestjs/common';
import { ContentController } from './content.controller.js';
import { ContentQueries } from './content.queries.js';
import { UndoAct } from './undo-act.js';
import { WriteEntry } from './write-entry.js';

@Module({ controllers: [ContentController], providers: [ContentQueries, WriteEntry, UndoAct] })
export class ContentModule {}
