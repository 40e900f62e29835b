import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type Caller, Calling, requireCaller, Visiting, type Visitor } from '@salon/nest-kit';
import { NoteCall } from './note-call.js';

type CallRequest = { call?: unknown } | undefined;

@Controller()
export class CallsController {
  constructor(private readonly noteCall: NoteCall) {}

  @Post('denials')
  @HttpCode(204)
  denied(@Calling() caller: Caller | null, @Body() body: CallRequest, @Visiting() visitor: Visitor): Promise<void> {
    return this.noteCall.run(requireCaller(caller), { kind: 'access_denied', call: body?.call }, visitor);
  }

  @Post('calls')
  @HttpCode(204)
  done(@Calling() caller: Caller | null, @Body() body: CallRequest, @Visiting() visitor: Visitor): Promise<void> {
    return this.noteCall.run(requireCaller(caller), { kind: 'call', call: body?.call }, visitor);
  }
}
