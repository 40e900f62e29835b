import { Module } from '@nestjs/common';
import { CustomersController } from './customers.controller.js';
import { CustomersQueries } from './customers.queries.js';
import { DeskCustomersController } from './desk-customers.controller.js';
import { DeskCustomersQueries } from './desk-customers.queries.js';
import { SignCustomerOut } from './sign-customer-out.js';

@Module({
  controllers: [DeskCustomersController, CustomersController],
  providers: [DeskCustomersQueries, CustomersQueries, SignCustomerOut],
})
export class DeskCustomersModule {}
