import { AccountFixture, SALON, VISITOR } from '../testing/account-fixture.js';
import { renderMail } from '@salon/nest-kit/mail';
import { WRONG_PASSWORD } from '@salon/testing/passwords';
import { expectNothingLoaded } from '../testing/mail-html.js';
import { newSignInMail } from '../mails/new-sign-in.mail.js';
import { SendNewSignInJob } from './send-new-sign-in.job.js';

let account: AccountFixture;
let count = 0;
const PHONE = {
  network: '198.51.100.0/24',
  agent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
};

beforeAll(async () => {
  account = await AccountFixture.open();
});
afterAll(() => account.close());

async function warnings(email: string): Promise<(string | undefined)[]> {
  const job = new SendNewSignInJob(account.post());
  for (const { payload } of await account.takeJobs<{ mailId: string; device: string; network: string; at: string }>(
    'send-new-sign-in',
  ))
    await job.run(payload);
  return account.mails
    .filter(({ to, subject }) => to === email && subject.startsWith('New sign-in'))
    .map(({ text }) => text);
}

it('tells the owner of a sign-in from a device never seen, once, and not of the first one', async () => {
  const email = `traveller${(count += 1)}@example.test`;
  await account.customer(email);
  await account.signIn(email);
  expect(await warnings(email)).toEqual([]);
  await account.signIn(email, {}, PHONE);
  await account.signIn(email, {}, { ...PHONE, agent: PHONE.agent.replaceAll('18', '19'), network: '192.0.2.0/24' });
  await account.signIn(email, {}, VISITOR);
  const [warning, ...more] = await warnings(email);
  expect(more).toEqual([]);
  for (const words of [
    'Device: Safari on iPhone',
    'When: February 4, 2041, 9:30 AM (salon time)',
    'Network: 198.51.100.0/24',
    'http://localhost:4000/forgot-password',
    'http://localhost:4000/profile',
  ])
    expect(warning).toContain(words);
});

it('tells nobody of a sign-in that failed', async () => {
  const email = `traveller${(count += 1)}@example.test`;
  await account.customer(email);
  await account.signIn(email, { password: WRONG_PASSWORD }, PHONE).catch(() => null);
  expect(await warnings(email)).toEqual([]);
});

/** Sign-ins from that many browsers, each with a name of its own. */
async function signInFrom(browsers: number, email: string): Promise<void> {
  for (let at = 0; at < browsers; at += 1)
    await account.signIn(email, {}, { ...VISITOR, agent: `Browser ${'I'.repeat(count + at)}` });
  count += browsers;
}

it('T79 mails nobody whose address is not verified, for anybody can register it', async () => {
  const email = `traveller${(count += 1)}@example.test`;
  await account.register(email);
  await signInFrom(3, email);
  expect(await warnings(email)).toEqual([]);
});

it('T79 warns at most five times an hour and ten times a day; the record keeps every sign-in', async () => {
  const email = `traveller${(count += 1)}@example.test`;
  const { user } = await account.customer(email);
  await signInFrom(12, email);
  expect(await warnings(email)).toHaveLength(5);
  account.clock.advance(60);
  await signInFrom(12, email);
  expect(await warnings(email)).toHaveLength(10);
  account.clock.advance(60);
  await signInFrom(12, email);
  expect(await warnings(email)).toHaveLength(10);
  account.clock.advance(24 * 60);
  await signInFrom(1, email);
  expect(await warnings(email)).toHaveLength(11);
  const [{ sign_ins }] = await account.db.query(
    `SELECT count(*)::int AS sign_ins FROM account.audit WHERE "userId" = $1 AND kind = 'signed_in'`,
    [user._id],
  );
  expect(sign_ins).toBe(1 + 12 + 12 + 12 + 1);
});

it('T46 prints what a browser calls itself as text, and leans on nothing loaded from elsewhere', async () => {
  const salon = { ...SALON, name: 'Araliya <Salon>' };
  const { html, text } = await renderMail(
    newSignInMail({ salon, device: '<img src=x>', network: '', at: account.clock.now() }),
    salon,
  );
  expect(html).toContain('Araliya &lt;Salon&gt;');
  expect(html).not.toMatch(/<Salon|<img src=x/);
  expectNothingLoaded(html);
  expect(text).not.toContain('Network');
});
