import { within } from '@salon/local/databases';
import { SERVER_DATABASE } from './site.mjs';

/** One query to the site's database on its own connection: the server may have been killed since the last one. */
export const query = (sql, parameters = []) =>
  within(SERVER_DATABASE, async (client) => (await client.query(sql, parameters)).rows);
