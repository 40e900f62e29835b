import { Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import type { Caller, Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { asText } from '../users/user.rules.js';
import { noteAudit } from './note-audit.js';

/** Keeps that someone signed in asked for what only an admin may. */
@Injectable()
export class NoteDenial {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @param call the route as it is declared, so that no id or token stands in it */
  async run({ id }: Caller, call: unknown, visitor: Visitor): Promise<void> {
    await noteAudit(this.db, {
      at: this.clock.now(),
      kind: 'access_denied',
      userId: id,
      actorId: id,
      visitor,
      note: asText(call).slice(0, 120),
    });
  }
}
