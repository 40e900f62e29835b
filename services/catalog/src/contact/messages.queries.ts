import { Injectable } from '@nestjs/common';
import { type AnsweredMessagePage, type MessageTask, type TaskGroup, TASKS_SHOWN } from '@salon/contracts';
import { cursorAfter, lastRowOf, NEWEST } from '@salon/nest-kit';
import { DataSource } from 'typeorm';

const UNANSWERED = `
  SELECT "id" AS "_id", "at", "name", "email", "message", count(*) OVER () AS total
  FROM catalog.contact_message WHERE "answeredAt" IS NULL ORDER BY "at", "id" LIMIT $1`;

const PAGE = 20;
const ANSWERED = `
  SELECT "id" AS "_id", "at", "name", "email", "message", "answeredAt"
  FROM catalog.contact_message
  WHERE "answeredAt" IS NOT NULL AND ("answeredAt", "id") < ($1::timestamptz, $2::uuid)
  ORDER BY "answeredAt" DESC, "id" DESC LIMIT $3`;

type MessageRow = Omit<MessageTask, 'at'> & { at: Date };

@Injectable()
export class MessagesQueries {
  constructor(private readonly db: DataSource) {}

  /** The unanswered messages, the oldest first. */
  async unanswered(): Promise<TaskGroup<MessageTask>> {
    const rows = await this.db.query<(MessageRow & { total: string })[]>(UNANSWERED, [TASKS_SHOWN]);
    return {
      tasks: rows.map(({ total: _total, at, ...message }) => ({ ...message, at: at.toISOString() })),
      total: Number(rows[0]?.total ?? 0),
    };
  }

  /**
   * The answered messages that are still stored, the latest answer first, by keyset.
   * @throws DomainError `invalid` for an invalid cursor
   */
  async answered(cursor: unknown): Promise<AnsweredMessagePage> {
    const { at, id } = lastRowOf(cursor) ?? NEWEST;
    const rows = await this.db.query<(MessageRow & { answeredAt: Date })[]>(ANSWERED, [at, id, PAGE + 1]);
    const last = rows[PAGE - 1];
    return {
      messages: rows.slice(0, PAGE).map((row) => ({
        ...row,
        at: row.at.toISOString(),
        answeredAt: row.answeredAt.toISOString(),
      })),
      next: rows.length > PAGE && last ? cursorAfter(last.answeredAt, last._id) : null,
    };
  }
}
