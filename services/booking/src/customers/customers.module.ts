import { Module } from '@nestjs/common';
import { ChangeAddress } from './change-address.js';
import { CustomerMergesQueries } from './customer-merges.queries.js';
import { CustomerVisitsQueries } from './customer-visits.queries.js';
import { CustomersController } from './customers.controller.js';
import { MergeCustomers } from './merge-customers.js';
import { WriteCustomerNotes } from './write-customer-notes.js';

@Module({
  controllers: [CustomersController],
  providers: [CustomerVisitsQueries, CustomerMergesQueries, WriteCustomerNotes, MergeCustomers, ChangeAddress],
})
export class CustomersModule {}
