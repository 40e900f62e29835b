import { Body, Controller, Delete, Get, Inject, type Type } from '@nestjs/common';
import { type PersonKeys, personKeysOf } from '@salon/contracts';
import { CurrentCaller } from '../access/caller.guard.js';
import { type Caller, requireCaller, requirePermission } from '../access/caller.js';
import { UuidParam } from '../http/uuid-param.js';

interface Reading {
  of(caller: Caller): Promise<object>;
}

interface Deletion {
  ofCaller(caller: Caller): Promise<void>;
  run(person: PersonKeys): Promise<void>;
}

/**
 * The calls for what a service holds about the caller or, for an owner, about any customer (decision A19, threat T64).
 * @param reading the provider that reads, @param deletion the one that deletes
 */
export function customerDataController(reading: Type<Reading>, deletion: Type<Deletion>): Type {
  @Controller('customer-data')
  class CustomerDataController {
    constructor(
      @Inject(reading) private readonly data: Reading,
      @Inject(deletion) private readonly deletion: Deletion,
    ) {}

    @Get()
    read(@CurrentCaller() caller: Caller | null): Promise<object> {
      return this.data.of(requireCaller(caller));
    }

    @Delete()
    async forget(@CurrentCaller() caller: Caller | null): Promise<object> {
      await this.deletion.ofCaller(requireCaller(caller));
      return {};
    }

    @Delete(':id')
    async forgetOther(
      @UuidParam('id') id: string,
      @Body() body: unknown,
      @CurrentCaller() caller: Caller | null,
    ): Promise<object> {
      requirePermission(caller, 'exports');
      await this.deletion.run(personKeysOf(body, id));
      return {};
    }
  }
  return CustomerDataController;
}
