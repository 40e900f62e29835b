import { Injectable } from '@nestjs/common';
import { writePublic } from '@salon/nest-kit';
import { DataSource } from 'typeorm';

/** Marks the review of a customer whose visit was completed after they had written it (decision B14). */
@Injectable()
export class VerifyReview {
  constructor(private readonly db: DataSource) {}

  /** Changes nothing without a review, or when it is marked already. */
  async run(userId: string): Promise<void> {
    await writePublic(
      this.db,
      'UPDATE catalog.review SET "verifiedVisit" = true WHERE "userId" = $1 AND NOT "verifiedVisit"',
      [userId],
    );
  }
}
