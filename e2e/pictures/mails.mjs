// Takes the pictures of docs/pictures/mails: makes a running site send its mails, then shows the newest of each kind.
// node e2e/pictures/mails.mjs http://localhost:4000 http://localhost:4080 [folder]
import { fileURLToPath } from 'node:url';
import { callerOf } from './call.mjs';
import { openCamera } from './camera.mjs';
import { openCheckout, payAt, payFor } from './gateway.mjs';

const [
  site = 'http://localhost:4000',
  inbox = 'http://localhost:4080',
  folder = fileURLToPath(new URL('../../docs/pictures/mails', import.meta.url)),
] = process.argv.slice(2);
const call = callerOf(site);
const email = `nimali-${Date.now()}@example.test`;

/** File name and subject; a kind that the inbox does not hold is skipped. */
const KINDS = [
  ['verification-code', /verification code/i],
  ['new-password', /password/i],
  ['confirmation', /is confirmed$/],
  ['rescheduled', /^Your visit is now on/],
  ['cancellation', /is cancelled$/],
  ['came-too-late', /came too late/],
  ['paid-twice', /^We give a payment/],
  ['refund', /^Your refund of/],
];

const mails = async () => (await fetch(`${inbox}/email`)).json();

async function mailTo(address, subject) {
  for (let tries = 0; tries < 400; tries += 1) {
    const found = (await mails()).find(
      (mail) => JSON.stringify(mail.to).includes(address) && subject.test(mail.subject),
    );
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no mail to ${address} like ${subject}`);
}

async function newCustomer() {
  const password = 'Frangipani7';
  const { userId } = (
    await call('POST', '/auth/register', {
      name: 'Nimali Perera',
      email,
      password,
      confirmPassword: password,
      role: 'user',
    })
  ).data;
  const [otp] = /\b\d{6}\b/.exec((await mailTo(email, /code/i)).text);
  return (await call('POST', '/auth/verify-email', { userId, otp })).token;
}

/** A visit about six weeks ahead, paid twice. */
async function pay(token) {
  const { services } = (await call('GET', '/services/get-services')).data;
  const service = services.find(({ title }) => title === 'Petal pedicure') ?? services[0];
  await call('POST', '/cart/add-cart', { serviceId: service._id }, token);
  const wanted = [{ _id: service._id, quantity: 1 }];
  const month = new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 7);
  const { date } = (await call('POST', '/appointments/free-days', { month, services: wanted }, token)).data.days.find(
    ({ state }) => state === 'free',
  );
  const [startTime] = (await call('POST', '/appointments/check-availability', { date, services: wanted }, token)).data
    .availableSlots;
  const { appointment } = (
    await call(
      'POST',
      '/appointments/create',
      { date, startTime, services: [{ service: service._id, quantity: 1 }] },
      token,
    )
  ).data;
  const other = await openCheckout(call, token, appointment._id);
  const paid = await payFor(call, token, appointment._id);
  await payAt(other);
  return paid;
}

/** An admin refunds the fee of a cancelled visit through the gateway. */
async function giveBack(visit) {
  const { token: admin } = await call('POST', '/auth/login', {
    email: 'admin@araliya.test',
    password: 'Admin123!',
    role: 'admin',
  });
  const { refunds } = (await call('GET', '/admin/refunds', undefined, admin)).data;
  await call(
    'POST',
    `/admin/refunds/${refunds.find(({ appointment, reason }) => appointment._id === visit && reason === 'cancelled')._id}/send`,
    undefined,
    admin,
  );
}

const token = await newCustomer();
const visit = await pay(token);
await mailTo(email, /is confirmed$/);
await mailTo(email, /^We give a payment/);
const { availableSlots } = (
  await call('GET', `/appointments/${visit._id}/new-times?date=${visit.date}`, undefined, token)
).data;
await call(
  'PATCH',
  `/appointments/${visit._id}/reschedule`,
  { date: visit.date, startTime: availableSlots.at(-1) },
  token,
);
await mailTo(email, /^Your visit is now on/);
await call('PATCH', `/appointments/${visit._id}/cancel`, undefined, token);
await giveBack(visit._id);
await call('POST', '/auth/forgot-password', { email, role: 'user' });
await mailTo(email, /password/i);
await mailTo(email, /is cancelled$/);
await mailTo(email, /^Your refund of/);

const camera = await openCamera(site, folder);
for (const [name, subject] of KINDS) {
  const mail = (await mails()).find((each) => subject.test(each.subject));
  if (!mail) continue;
  const page = await camera.open({ width: 640, scheme: 'light' });
  await page.setContent(mail.html);
  await camera.take(page, name);
  await page.context().close();
  console.log(`${name}: ${mail.subject}`);
}
await camera.close();
