import { Injectable } from '@nestjs/common';
import { type MessageTask, type TaskGroup, TASKS_SHOWN } from '@salon/contracts';
import { DataSource } from 'typeorm';

const UNANSWERED = `
  SELECT "id" AS "_id", "at", "name", "email", "message", count(*) OVER () AS total
  FROM catalog.contact_message WHERE "answeredAt" IS NULL ORDER BY "at", "id" LIMIT $1`;

@Injectable()
export class MessagesQueries {
  constructor(private readonly db: DataSource) {}

  /** The unanswered messages, the oldest first. */
  async unanswered(): Promise<TaskGroup<MessageTask>> {
    const rows = await this.db.query<(Omit<MessageTask, 'at'> & { at: Date; total: string })[]>(UNANSWERED, [
      TASKS_SHOWN,
    ]);
    return {
      tasks: rows.map(({ total: _total, at, ...message }) => ({ ...message, at: at.toISOString() })),
      total: Number(rows[0]?.total ?? 0),
    };
  }
}
