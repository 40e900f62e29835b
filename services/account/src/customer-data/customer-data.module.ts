import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { CustomerDataController } from './customer-data.controller.js';
import { CustomerDataQueries } from './customer-data.queries.js';
import { ForgetCustomer } from './forget-customer.js';

@Module({
  imports: [SessionsModule],
  controllers: [CustomerDataController],
  providers: [CustomerDataQueries, ForgetCustomer],
})
export class CustomerDataModule {}
