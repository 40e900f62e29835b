import { Module } from '@nestjs/common';
import { CustomerDataController } from './customer-data.controller.js';
import { CustomerDataQueries } from './customer-data.queries.js';
import { DeleteCustomerData } from './delete-customer-data.js';

@Module({
  controllers: [CustomerDataController],
  providers: [CustomerDataQueries, DeleteCustomerData],
})
export class CustomerDataModule {}
