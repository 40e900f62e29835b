import { Injectable } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { linkHash, LIVE } from './redeem-link.js';

@Injectable()
export class ResetsQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` with one text for a link that is used, expired, replaced or unknown */
  async assertLive(token: unknown): Promise<void> {
    const hash = linkHash(typeof token === 'string' ? token : '');
    const links = await this.db.query<object[]>(`SELECT FROM account.reset_token WHERE ${LIVE}`, [
      hash,
      this.clock.now(),
    ]);
    if (links.length === 0) throw refuse('RESET_LINK_DEAD');
  }
}
