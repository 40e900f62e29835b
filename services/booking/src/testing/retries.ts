import { events } from '@salon/nest-kit';

/** How many transactions this process has repeated after a deadlock: exact, unlike the counters of Postgres. */
export async function retries(): Promise<number> {
  const { values } = await events.get();
  return values.find(({ labels }) => labels.event === 'transaction_retried')?.value ?? 0;
}
