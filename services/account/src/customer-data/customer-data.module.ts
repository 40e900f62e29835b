import { Module } from '@nestjs/common';
import { customerDataController } from '@salon/nest-kit';
import { SessionsModule } from '../sessions/sessions.module.js';
import { CustomerDataQueries } from './customer-data.queries.js';
import { ForgetCustomer } from './forget-customer.js';
import { MergedRecordsController } from './merged-records.controller.js';

@Module({
  imports: [SessionsModule],
  controllers: [customerDataController(CustomerDataQueries, ForgetCustomer), MergedRecordsController],
  providers: [CustomerDataQueries, ForgetCustomer],
})
export class CustomerDataModule {}
