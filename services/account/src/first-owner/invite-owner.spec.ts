import { AccountFixture } from '../testing/account-fixture.js';
import { InvitationFixture } from '../testing/invitation-fixture.js';
import { inviteOwner } from './invite-owner.js';

let account: AccountFixture;
let desk: InvitationFixture;
beforeAll(async () => {
  account = await AccountFixture.open();
  desk = await InvitationFixture.open(account);
});
afterAll(() => account.close());

const EMAIL = 'Owner@salon.test';
const invite = () => inviteOwner(account.db, { email: EMAIL, siteUrl: 'https://salon.test', now: account.clock.now() });
const tokenOf = (link: string | null): string => new URL(link ?? 'http://none').searchParams.get('invite') ?? '';

it('A2 the link of a salon without owners works for an address that a former owner had invited', async () => {
  await desk.invite(EMAIL);
  await account.employ(desk.owner.email, 'front_desk');
  expect((await desk.register(EMAIL, tokenOf(await invite()))).user.role).toBe('admin');
});

it('A2 the first owner registers with the newest link, once, and then there are no more links', async () => {
  await account.db.query(`DELETE FROM account."user" WHERE "staffRole" = 'owner'`);
  const first = tokenOf(await invite());
  const link = await invite();
  expect(link).toMatch(/^https:\/\/salon\.test\/register\?invite=[\w-]{43}$/);
  await expect(desk.register(EMAIL, first)).rejects.toMatchObject({ code: 'INVITATION_NEEDED' });
  await expect(desk.register('other@salon.test', tokenOf(link))).rejects.toMatchObject({ code: 'INVITATION_NEEDED' });
  expect((await desk.register(EMAIL, tokenOf(link))).user).toMatchObject({
    email: 'owner@salon.test',
    role: 'admin',
    permissions: expect.arrayContaining(['settings']),
  });
  await expect(desk.register(EMAIL, tokenOf(link))).rejects.toMatchObject({
    kind: expect.stringMatching(/forbidden|conflict/),
  });
  expect(await invite()).toBeNull();
});
