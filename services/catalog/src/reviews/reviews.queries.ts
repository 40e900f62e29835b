import { Injectable } from '@nestjs/common';
import type { Review } from '@salon/contracts';
import { DataSource } from 'typeorm';

interface ReviewRow {
  id: string;
  rating: number;
  comment: string;
  createdAt: Date;
  userName: string;
  userImage: string | null;
}

@Injectable()
export class ReviewsQueries {
  constructor(private readonly db: DataSource) {}

  /** Every review that is not hidden, newest first: name and picture only of its author (threat T48). */
  async shown(): Promise<Review[]> {
    const rows: ReviewRow[] = await this.db.query(`
      SELECT id, rating, comment, "createdAt", "userName", "userImage" FROM catalog.review
      WHERE "hiddenAt" IS NULL ORDER BY "createdAt" DESC, id`);
    return rows.map(({ id, rating, comment, createdAt, userName, userImage }) => ({
      _id: id, rating, comment, createdAt: createdAt.toISOString(), user: { name: userName, profileImage: userImage },
    }));
  }
}
