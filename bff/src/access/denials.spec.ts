import { tokenOf } from '../testing/people.js';
import { startBff } from '../testing/start-bff.js';

it('T8 has the denial of an admin\'s call kept once, by its route, with where it came from', async () => {
  const bff = await startBff();
  const token = await tokenOf('other');
  for (const last of [1, 2]) await bff.call(`DELETE /api/admin/invitations/00000000-0000-4000-8000-00000000000${last}`, { token, headers: { 'user-agent': 'Curious/1.0' } });
  await bff.close();
  const kept = bff.services.account.asked('POST /denials');
  expect(kept.map(({ body, headers }) => [JSON.parse(body), headers['x-visitor-network'], headers['x-visitor-agent']])).toEqual([[{ call: 'DELETE /api/admin/invitations/:id' }, '127.0.0.0/24', 'Curious/1.0']]);
});
