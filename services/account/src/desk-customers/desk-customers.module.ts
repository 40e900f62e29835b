import { Module } from '@nestjs/common';
import { CustomersController } from './customers.controller.js';
import { CustomersQueries } from './customers.queries.js';
import { DeskCustomersController } from './desk-customers.controller.js';
import { DeskCustomersQueries } from './desk-customers.queries.js';
import { VerificationModule } from '../verification/verification.module.js';
import { FindOrAddClient } from './find-or-add-client.js';
import { MarkReferred } from './mark-referred.js';
import { ResendCustomerCode } from './resend-customer-code.js';
import { SignCustomerOut } from './sign-customer-out.js';

@Module({
  imports: [VerificationModule],
  controllers: [DeskCustomersController, CustomersController],
  providers: [
    DeskCustomersQueries,
    CustomersQueries,
    FindOrAddClient,
    SignCustomerOut,
    ResendCustomerCode,
    MarkReferred,
  ],
})
export class DeskCustomersModule {}
