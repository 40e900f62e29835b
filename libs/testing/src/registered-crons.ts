interface Database {
  query<T>(statement: string): Promise<T>;
}

/** The names of the crons in a queue, once its workers have registered at least that many, or after five seconds. */
export async function registeredCrons(db: Database, schema: string, atLeast: number): Promise<string[]> {
  let names: string[] = [];
  for (let tries = 0; tries < 100; tries += 1) {
    const rows = await db.query<{ identifier: string }[]>(
      `SELECT identifier FROM "${schema}"._private_known_crontabs ORDER BY 1`,
    );
    names = rows.map(({ identifier }) => identifier);
    if (names.length >= atLeast) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return names;
}
