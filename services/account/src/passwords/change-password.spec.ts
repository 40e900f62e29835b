import { messages } from '@salon/contracts';
import { FrontDoor, PASSWORD, tally } from '../testing/front-door.js';
import { Locksmith } from '../testing/locksmith.js';

let door: FrontDoor;
let smith: Locksmith;
let count = 0;
const NEW = 'Hibiscus22';

beforeAll(async () => {
  door = await FrontDoor.open();
  smith = new Locksmith(door);
});
afterAll(() => door.close());

async function signedIn() {
  const { user, session } = await door.customer(`keyholder${(count += 1)}@example.test`);
  return { id: user._id, email: user.email, sid: session.id };
}

it('A-178 T14 ends the other sessions, keeps this one and tells the owner', async () => {
  const here = await signedIn();
  const elsewhere = [await door.signIn(here.email), await door.signIn(here.email)];
  await smith.change(here, PASSWORD, NEW);
  expect(await door.session(here.sid)).toMatchObject({ email: here.email });
  for (const { session } of elsewhere)
    await expect(door.session(session.id)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  await expect(door.signIn(here.email)).rejects.toMatchObject({ code: 'LOGIN_WRONG' });
  await door.signIn(here.email, { password: NEW });
  await smith.deliver();
  const letter = door.letters.filter(({ to }) => to === here.email).at(-1);
  expect(letter).toMatchObject({ subject: 'Your Araliya Salon & Spa password was changed' });
  expect(letter?.text).toContain('http://localhost:4000/forgot-password');
});

it('T14 makes a link that is still in the mail worthless', async () => {
  const here = await signedIn();
  const token = await smith.token(here.email);
  await smith.change(here, PASSWORD, NEW);
  await expect(smith.redeem(token, 'Jasmine333')).rejects.toMatchObject({ code: 'RESET_LINK_DEAD' });
});

it('A6 refuses a wrong current password at its field, and changes nothing', async () => {
  const here = await signedIn();
  await expect(smith.change(here, 'Wrong1234', NEW)).rejects.toMatchObject({
    kind: 'invalid',
    errors: { currentPassword: messages.currentPasswordWrong },
  });
  await door.signIn(here.email);
});

it.each([
  ['A-139', '', NEW, { currentPassword: 'Current password is required' }],
  ['A-140', PASSWORD, '', { newPassword: 'New password is required' }],
  ['A-133', PASSWORD, 'Ab1', { newPassword: 'Password must be at least 8 characters' }],
  ['A-134', PASSWORD, 'hibiscus22', { newPassword: 'Password must contain at least one uppercase letter' }],
  ['A-135', PASSWORD, 'HIBISCUS22', { newPassword: 'Password must contain at least one lowercase letter' }],
  ['A-136', PASSWORD, 'HibiscusTea', { newPassword: 'Password must contain at least one number' }],
])('%s refuses %j and then %j', async (_id, current, next, errors) => {
  await expect(smith.change(await signedIn(), current, next)).rejects.toMatchObject({ kind: 'invalid', errors });
});

it('of two changes at once one wins', async () => {
  const here = await signedIn();
  expect(await tally(Array.from({ length: 8 }, (_, at) => smith.change(here, PASSWORD, `${NEW}${at}`)))).toEqual({
    ok: 1,
    PASSWORD_WRONG: 7,
  });
});

it('takes ten current passwords in a quarter of an hour', async () => {
  const here = await signedIn();
  expect(await tally(Array.from({ length: 30 }, () => smith.change(here, 'Wrong1234', NEW)))).toEqual({
    PASSWORD_WRONG: 10,
    ACCOUNT_THROTTLED: 20,
  });
  door.clock.advance(15.1);
  await smith.change(here, PASSWORD, NEW);
});
