/** The name of the salon's database. */
export const DATABASE = 'salon';

/** A role's URL of a database, with the development password. */
export const roleUrl = (port: number | string, role: string, database = DATABASE): string =>
  `postgres://${role}:${role}-dev@127.0.0.1:${port}/${database}`;
