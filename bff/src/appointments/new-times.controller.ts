import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Availability, type FreeDay, success, type Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type Asking, Asks } from '../access/asking.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import { NewDaysDto, NewTimesDto } from './slots.dto.js';

/** Where a booked visit could go instead (decision C10). */
@ApiTags('appointments')
@Controller('api/appointments')
export class NewTimesController {
  constructor(private readonly upstream: Upstream) {}

  @Get(':id/new-times')
  @Access('user')
  @Limited('availability')
  async day(
    @UuidParam('id') id: string,
    @Query() query: NewTimesDto,
    @Asks() asking: Asking,
  ): Promise<Success<Availability>> {
    return success(
      await this.upstream.send<Availability>(
        { service: 'booking', path: withQuery(`/appointments/${id}/new-times`, query) },
        asking,
      ),
    );
  }

  @Get(':id/new-days')
  @Access('user')
  @Limited('availability')
  async month(
    @UuidParam('id') id: string,
    @Query() query: NewDaysDto,
    @Asks() asking: Asking,
  ): Promise<Success<{ days: FreeDay[] }>> {
    return success(
      await this.upstream.send<{ days: FreeDay[] }>(
        { service: 'booking', path: withQuery(`/appointments/${id}/new-days`, query) },
        asking,
      ),
    );
  }
}
