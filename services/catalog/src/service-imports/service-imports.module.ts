import { Module } from '@nestjs/common';
import { ContentAdminModule } from '../content-admin/content-admin.module.js';
import { ImportServices } from './import-services.js';
import { ServiceImportsController } from './service-imports.controller.js';

@Module({ imports: [ContentAdminModule], controllers: [ServiceImportsController], providers: [ImportServices] })
export class ServiceImportsModule {}
