import { Module } from '@nestjs/common';
import { customerDataController } from '@salon/nest-kit';
import { CustomerDataQueries } from './customer-data.queries.js';
import { DeleteCustomerData } from './delete-customer-data.js';

@Module({
  controllers: [customerDataController(CustomerDataQueries, DeleteCustomerData)],
  providers: [CustomerDataQueries, DeleteCustomerData],
})
export class CustomerDataModule {}
