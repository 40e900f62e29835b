import { Injectable } from '@nestjs/common';
import type { DeskEvent } from '@salon/contracts';
import { DataSource } from 'typeorm';

/** The changes since a position, and the position after them. */
interface ChangesSince extends DeskEvent {
  position: string;
}

/** Minutes for which a stream can resume from a position; the changes themselves are kept longer. */
const RESUMED = 30;
export const KEPT_MINUTES = 60;

/** Seconds by the database's clock, and a snapshot of the committed transactions. */
const POSITION = /^(\d{1,12})-(\d+:\d+:[\d,]*)$/;
const MAX_POSITION_LENGTH = 4_000;

/**
 * Not a sequence number: a transaction with a lower number may commit later. Changes that a snapshot does not see are
 * newer, regardless of their number (PostgreSQL, "pg_snapshot"). A snapshot of the future belongs to another database.
 */
const SINCE = `
  SELECT extract(epoch FROM clock_timestamp())::bigint || '-' || pg_current_snapshot() AS position,
         $1::text IS NOT NULL AND to_timestamp($2::bigint) > clock_timestamp() - interval '${RESUMED} minutes'
           AND pg_snapshot_xmax($1::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) AS "isComplete",
         (SELECT coalesce(jsonb_agg(DISTINCT jsonb_build_object('subject', "subject", 'day', "day")), '[]')
          FROM booking.desk_change
          WHERE "txid" >= pg_snapshot_xmin($1::pg_snapshot)
            AND NOT pg_visible_in_snapshot("txid", $1::pg_snapshot)) AS changes`;
const IS_SNAPSHOT = `SELECT pg_input_is_valid($1, 'pg_snapshot') AS "isValid"`;

@Injectable()
export class DeskChangesQueries {
  private readonly shared = new Map<string, Promise<ChangesSince>>();

  constructor(private readonly db: DataSource) {}

  /** The id of the last event that a browser saw, when it is a position; otherwise null. */
  async positionOf(given: string | undefined): Promise<string | null> {
    const snapshot = given && given.length <= MAX_POSITION_LENGTH ? POSITION.exec(given)?.[2] : undefined;
    if (given === undefined || snapshot === undefined) return null;
    const [row] = await this.db.query<{ isValid: boolean }[]>(IS_SNAPSHOT, [snapshot]);
    return row?.isValid ? given : null;
  }

  /**
   * Streams at the same position share one query.
   * @param round of the notifications: the query sees everything announced before
   */
  since(position: string | null, round: number): Promise<ChangesSince> {
    const key = `${round} ${position}`;
    const running = this.shared.get(key);
    if (running) return running;
    const reading = this.read(position).finally(() => this.shared.delete(key));
    this.shared.set(key, reading);
    return reading;
  }

  private async read(position: string | null): Promise<ChangesSince> {
    const [, seconds = null, snapshot = null] = POSITION.exec(position ?? '') ?? [];
    const [found] = await this.db.query<ChangesSince[]>(SINCE, [snapshot, seconds]);
    if (!found) throw new Error('the changes of the desk cannot be read');
    return found.isComplete ? found : { ...found, changes: [] };
  }
}
