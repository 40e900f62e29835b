import { Module } from '@nestjs/common';
import { CustomerVisitsQueries } from './customer-visits.queries.js';
import { CustomersController } from './customers.controller.js';
import { WriteCustomerNotes } from './write-customer-notes.js';

@Module({ controllers: [CustomersController], providers: [CustomerVisitsQueries, WriteCustomerNotes] })
export class CustomersModule {}
