import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type Caller, CurrentCaller, requireCaller, CurrentVisitor, type Visitor } from '@salon/nest-kit';
import { RecordCall } from './record-call.js';

type CallRequest = { call?: unknown } | undefined;

@Controller()
export class CallsController {
  constructor(private readonly recordCall: RecordCall) {}

  @Post('denials')
  @HttpCode(204)
  denied(
    @CurrentCaller() caller: Caller | null,
    @Body() body: CallRequest,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<void> {
    return this.recordCall.run(requireCaller(caller), { kind: 'access_denied', call: body?.call }, visitor);
  }

  @Post('calls')
  @HttpCode(204)
  done(
    @CurrentCaller() caller: Caller | null,
    @Body() body: CallRequest,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<void> {
    return this.recordCall.run(requireCaller(caller), { kind: 'call', call: body?.call }, visitor);
  }
}
