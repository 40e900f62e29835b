import { tryTricks } from '../../e2e/support/injection.mjs';
import { PAYLOADS } from '../../e2e/support/injection-payloads.mjs';
import { BFF, call, newCustomers, startSite } from '../support/site.mjs';

/** Two hundred injection payloads in every input of the API (threat T55). @returns the failures */
export async function threats({ seed, each = PAYLOADS.length }) {
  process.stdout.write(`threats: seed ${seed}, ${each} payloads for each input\n`);
  const site = await startSite({ fresh: true });
  try {
    const [user] = await newCustomers(1);
    const { body } = await call('POST', '/api/auth/login', {
      body: { email: 'admin@araliya.test', password: 'Admin123!', role: 'admin' },
    });
    const document = await (await fetch(`${BFF}/api/docs-json`)).json();
    let caller = 0;
    const address = () => `10.${((caller += 1) >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
    const { sent, problems } = await tryTricks({
      site: BFF,
      document,
      tokens: { user, admin: body.token },
      each,
      seed,
      address,
    });
    process.stdout.write(`${sent} requests\n`);
    return problems;
  } finally {
    await site.stop();
  }
}
