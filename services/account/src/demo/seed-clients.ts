import { DEMO_CUSTOMERS } from '@salon/contracts';
import { seedId } from '@salon/nest-kit';
import type { DataSource } from 'typeorm';

/** The clients whose visits the booking service seeds; does nothing when clients exist. */
export async function seedClients(db: DataSource, now: Date): Promise<void> {
  const clients = DEMO_CUSTOMERS.map((client) => ({ id: seedId(`client ${client.name}`), ...client }));
  await db.query(
    `INSERT INTO account.client ("id", "name", "phone", "city", "notes", "createdAt")
     SELECT "id", "name", "phone", '', '', $2 FROM jsonb_to_recordset($1) AS row("id" uuid, "name" text, "phone" text)
     WHERE NOT EXISTS (SELECT FROM account.client) ON CONFLICT DO NOTHING`,
    [JSON.stringify(clients), now],
  );
}
