import { Injectable } from '@nestjs/common';
import { type AccountData, refuse } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { deviceOf } from '../devices/device-name.js';
import { MySessionsQueries } from '../sessions/my-sessions.queries.js';

const RECORDS_MOST = 2_000;

const PERSON = `
  SELECT "name", "email", "phone", "address", "city", "profileImage", "googleId", "createdAt", "verifiedAt",
    "secondFactorAt"
  FROM account."user" WHERE "id" = $1`;

/** Network and device of a record are those of its actor: of staff they are not the customer's data. */
const RECORDS = `
  SELECT "at", "kind", "network", "agent", "actorId" IS NOT NULL AND "actorId" <> "userId" AS "byStaff"
  FROM account.audit WHERE "userId" = $1 ORDER BY "id" DESC LIMIT ${RECORDS_MOST}`;

const NETWORKS = `
  SELECT "network", "seenAt" FROM account.known_network WHERE "userId" = $1 ORDER BY "seenAt" DESC, "network"`;

const MAILS = `
  SELECT "kind", "createdAt", "sentAt" FROM account.mail WHERE "userId" = $1 ORDER BY "createdAt" DESC, "id"`;

const PICTURES = 'SELECT "url" FROM account.avatar WHERE "userId" = $1 ORDER BY "createdAt", "url"';

/** Only a verified address is known to be the customer's. */
const CLIENT = `
  SELECT client."name", client."phone", client."city", client."createdAt"
  FROM account.client JOIN account."user" person ON person."email" = client."email"
  WHERE person."id" = $1 AND person."verifiedAt" IS NOT NULL`;

/** By address only a verified one: nobody has proved that an unverified one is theirs. */
const OTHER_ACCOUNT = `
  SELECT EXISTS (
    SELECT FROM account."user"
    WHERE "id" <> $1 AND ("id" = ANY($2::uuid[]) OR "verifiedAt" IS NOT NULL AND "email" = ANY($3::text[]))) AS "isFound"`;

type Profile = AccountData['profile'];
interface Dates {
  createdAt: Date;
  verifiedAt: Date | null;
  secondFactorAt: Date | null;
}
interface Recorded {
  at: Date;
  kind: string;
  network: string;
  agent: string;
  byStaff: boolean;
}

/** What this service holds about a customer, without secrets, their hashes, and what staff wrote for staff (A19). */
@Injectable()
export class CustomerDataQueries {
  constructor(
    private readonly db: DataSource,
    private readonly sessions: MySessionsQueries,
  ) {}

  /** @throws DomainError `unauthenticated` when the account was deleted */
  async of({ id, sid }: Pick<Caller, 'id' | 'sid'>): Promise<AccountData> {
    const [person] = await this.db.query<(Profile & Dates)[]>(PERSON, [id]);
    if (!person) throw refuse('SESSION_ENDED');
    const { createdAt, verifiedAt, secondFactorAt, ...profile } = person;
    const sessions = await this.sessions.sessionsOf({ id, sid });
    return {
      profile,
      since: createdAt.toISOString(),
      verifiedSince: isoOf(verifiedAt),
      secondFactorSince: isoOf(secondFactorAt),
      sessions: sessions.map(({ device, since, lastSeen }) => ({ device, since, lastSeen })),
      ...(await this.traces(id)),
      ...(await this.mailed(id)),
    };
  }

  /** Whether one of the records that the call is signed with belongs to another account. */
  async hasOtherAccount({ id, merged }: Pick<Caller, 'id' | 'merged'>): Promise<boolean> {
    const { ids, emails } = merged ?? { ids: [], emails: [] };
    const [{ isFound }] = await this.db.query<[{ isFound: boolean }]>(OTHER_ACCOUNT, [id, ids, emails]);
    return isFound;
  }

  private async traces(id: string): Promise<Pick<AccountData, 'networks' | 'records' | 'pictures'>> {
    const networks = await this.db.query<{ network: string; seenAt: Date }[]>(NETWORKS, [id]);
    const records = await this.db.query<Recorded[]>(RECORDS, [id]);
    const pictures = await this.db.query<{ url: string }[]>(PICTURES, [id]);
    return {
      networks: networks.map(({ network, seenAt }) => ({ network, lastSeen: seenAt.toISOString() })),
      records: records.map(asRecord),
      pictures: pictures.map(({ url }) => url),
    };
  }

  private async mailed(id: string): Promise<Pick<AccountData, 'mails' | 'client'>> {
    const mails = await this.db.query<{ kind: string; createdAt: Date; sentAt: Date | null }[]>(MAILS, [id]);
    const [client] = await this.db.query<{ name: string; phone: string | null; city: string; createdAt: Date }[]>(
      CLIENT,
      [id],
    );
    return {
      mails: mails.map(({ kind, createdAt, sentAt }) => ({ kind, at: createdAt.toISOString(), sentAt: isoOf(sentAt) })),
      client: client
        ? { name: client.name, phone: client.phone, city: client.city, since: client.createdAt.toISOString() }
        : null,
    };
  }
}

const isoOf = (date: Date | null): string | null => date && date.toISOString();

const asRecord = ({ at, kind, network, agent, byStaff }: Recorded): AccountData['records'][number] => ({
  at: at.toISOString(),
  event: kind,
  bySalon: byStaff,
  network: byStaff ? null : network,
  device: byStaff ? null : deviceOf(agent),
});
