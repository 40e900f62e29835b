import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MyDay, Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { type Call, Upstream } from '../platform/upstream.js';
import { OwnStepDto } from './my-day.dto.js';

/** A stylist's own day (ADR-0053); booking identifies the stylist by the caller. */
@ApiTags('admin')
@Controller('api/my-day')
export class MyDayController {
  constructor(private readonly upstream: Upstream) {}

  @Get()
  @Access('own_days')
  day(@Context() context: RequestContext): Promise<Success<MyDay>> {
    return this.send({ path: '/my-day' }, context);
  }

  @Post('visits/:id/step')
  @HttpCode(200)
  @Access('own_days')
  mark(
    @UuidParam('id') id: string,
    @Body() body: OwnStepDto,
    @Context() context: RequestContext,
  ): Promise<Success<MyDay>> {
    return this.send({ method: 'POST', path: `/my-day/visits/${id}/step`, body }, context);
  }

  @Post('acts/:id/undo')
  @HttpCode(200)
  @Access('own_days')
  takeBack(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<MyDay>> {
    return this.send({ method: 'POST', path: `/my-day/acts/${id}/undo` }, context);
  }

  private send(call: Omit<Call, 'service'>, context: RequestContext): Promise<Success<MyDay>> {
    return this.upstream.forward({ service: 'booking', ...call }, context);
  }
}
