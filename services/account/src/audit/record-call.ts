import { Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import type { Caller, Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { asText } from '../users/user.rules.js';
import { recordAudit } from './record-audit.js';

interface Call {
  /** `access_denied` for a refused call, `call` for one that changed data of the salon. */
  kind: 'access_denied' | 'call';
  /** The declared route, which contains no id or token. */
  call: unknown;
}

/** Records a signed-in user's call that the BFF reports. */
@Injectable()
export class RecordCall {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async run({ id }: Caller, { kind, call }: Call, visitor: Visitor): Promise<void> {
    await recordAudit(this.db, {
      at: this.clock.now(),
      kind,
      userId: id,
      actorId: id,
      visitor,
      note: asText(call).slice(0, 120),
    });
  }
}
