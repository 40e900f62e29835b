import { Module } from '@nestjs/common';
import { customerDataController } from '@salon/nest-kit';
import { SessionsModule } from '../sessions/sessions.module.js';
import { CustomerDataQueries } from './customer-data.queries.js';
import { DeleteCustomerData } from './delete-customer-data.js';
import { MergedRecordsController } from './merged-records.controller.js';

@Module({
  imports: [SessionsModule],
  controllers: [customerDataController(CustomerDataQueries, DeleteCustomerData), MergedRecordsController],
  providers: [CustomerDataQueries, DeleteCustomerData],
})
export class CustomerDataModule {}
