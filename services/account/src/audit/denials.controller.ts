import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type Caller, Calling, requireCaller, Visiting, type Visitor } from '@salon/nest-kit';
import { NoteDenial } from './note-denial.js';

@Controller('denials')
export class DenialsController {
  constructor(private readonly noteDenial: NoteDenial) {}

  @Post()
  @HttpCode(204)
  async note(
    @Calling() caller: Caller | null,
    @Body() body: { call?: unknown } | undefined,
    @Visiting() visitor: Visitor,
  ): Promise<void> {
    await this.noteDenial.run(requireCaller(caller), body?.call, visitor);
  }
}
