import { Injectable } from '@nestjs/common';
import type { CatalogData } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';

const REVIEWS = `
  SELECT "rating", "comment", "createdAt" AS "at", "userName" AS "name", "userImage" AS "picture",
    "hiddenAt" IS NOT NULL AS "hidden"
  FROM catalog.review WHERE "userId" = $1 AND "withdrawnAt" IS NULL`;
/** Senders wrote their address as they liked; an unverified address is nobody's. */
const MESSAGES = `
  SELECT "at", "name", "email", "message", "answeredAt" FROM catalog.contact_message
  WHERE lower("email") = lower(nullif($1, '')) ORDER BY "at" DESC, "id"`;

type Dated<Data> = Omit<Data, 'at'> & { at: Date };
type Message = CatalogData['messages'][number];

/** What this service holds about a customer, for them to download. */
@Injectable()
export class CustomerDataQueries {
  constructor(private readonly db: DataSource) {}

  async of({ id, email, verified }: Pick<Caller, 'id' | 'email' | 'verified'>): Promise<CatalogData> {
    const reviews = await this.db.query<Dated<CatalogData['reviews'][number]>[]>(REVIEWS, [id]);
    const messages = await this.db.query<(Dated<Omit<Message, 'answeredAt'>> & { answeredAt: Date | null })[]>(
      MESSAGES,
      [verified ? email : ''],
    );
    return {
      reviews: reviews.map(({ at, ...review }) => ({ ...review, at: at.toISOString() })),
      messages: messages.map(({ at, answeredAt, ...message }) => ({
        ...message,
        at: at.toISOString(),
        answeredAt: answeredAt?.toISOString() ?? null,
      })),
    };
  }
}
