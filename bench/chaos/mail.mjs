// The mail server fails in five ways: registration is not slower, and every mail arrives after its recovery, those of
// visits too.
import { setTimeout as sleep } from 'node:timers/promises';
import { FaultSmtp } from '../../libs/testing/dist/faults/fault-smtp.js';
import { deliver } from '../support/gateway.mjs';
import { query } from '../support/database.mjs';
import { workingDays } from '../support/days.mjs';
import { neverTaken } from '../support/invariants.mjs';
import { percentile } from '../support/percentile.mjs';
import { scaled } from '../support/random.mjs';
import { call, PORT_BASE, signInCustomer, startSite } from '../support/site.mjs';
import { messageIdOf } from '../support/taken-mails.mjs';
import { until } from '../support/until.mjs';
import { holdAndOrder, shortService } from '../support/visits.mjs';

const FAULTS = ['refuse', 'hang', 'busy', 'lost'];
const PEOPLE = 20;
/** A fault lasts this long after the last registration; a server that refuses is away for ten minutes in a full run. */
const FAULT_MS = 10_000;
const AWAY_MS = 600_000;
const MOST_SLOWER_MS = 50;
const DELIVERY_TIMEOUT_MS = 60_000;

/** Registers `people` customers; returns their addresses and the median duration. */
async function register(label, people) {
  const times = [];
  const emails = [];
  for (let at = 0; at < people; at += 1) {
    const email = `${label.replace(' ', '-')}-${Date.now().toString(36)}-${at}@example.test`;
    const began = performance.now();
    const { status } = await call('POST', '/api/auth/register', {
      body: { name: 'Chaos Mail', email, password: 'Frangipani7', confirmPassword: 'Frangipani7', role: 'user' },
    });
    times.push(performance.now() - began);
    if (status !== 201) throw new Error(`${label}: registration answered ${status}`);
    emails.push(email);
  }
  return {
    emails,
    median: percentile(times, 0.5),
  };
}

/** Books and pays a visit; returns the ids of its mails. */
async function payVisit({ token, service, date }) {
  const { id, orderId } = await holdAndOrder({ token, service, date, startTime: '10:00' });
  const { status } = await deliver({ orderId, code: 2, paymentId: `p-${orderId}` });
  if (status !== 200) throw new Error(`the notice was answered ${status}`);
  const mails = await query('SELECT "id" FROM booking.message WHERE "appointmentId" = $1', [id]);
  if (mails.length === 0) throw new Error(`visit ${id} was paid without a mail`);
  return mails.map((mail) => mail.id);
}

/** @param mark an address, or the id of a visit's mail: what only this mail holds */
const copiesOf = (smtp, mark) => smtp.taken.filter((mail) => mail.includes(mark));

const codeOf = (mail) => /\b\d{6}\b/.exec(mail.slice(mail.indexOf('\r\n\r\n')))?.[0];

async function delivered(smtp, marks, label) {
  const began = performance.now();
  const missing = () => marks.filter((mark) => copiesOf(smtp, mark).length === 0);
  if (await until(() => missing().length === 0, { timeoutMs: DELIVERY_TIMEOUT_MS, pauseMs: 200 })) {
    process.stdout.write(
      `${label}: ${marks.length} mails delivered ${((performance.now() - began) / 1_000).toFixed(0)} s ` +
        'after the server was well again\n',
    );
    return [];
  }
  return [`${label}: ${missing().length} mails not delivered after ${DELIVERY_TIMEOUT_MS / 1_000} s`];
}

const numberOf = (values) => new Set(values).size;

/**
 * A mail may arrive twice only when the connection broke after it was accepted, and then with one Message-ID, or with a
 * new code, which replaces the one before.
 */
function copies(smtp, marks, fault) {
  const wrong = marks.filter((mark) => {
    const mails = copiesOf(smtp, mark);
    return (fault !== 'lost' && mails.length > 1) || numberOf(mails.map(messageIdOf)) !== numberOf(mails.map(codeOf));
  });
  return wrong.length > 0 ? [`${fault}: ${wrong.length} mails came more than once`] : [];
}

async function runWithFault(smtp, fault, { people, usual, visit, faultMs }) {
  smtp.fault = fault;
  const { emails, median } = await register(fault, people);
  const marks = [...emails, ...(await payVisit(visit))];
  await sleep(faultMs);
  smtp.fault = 'none';
  const slower = median - usual;
  process.stdout.write(`${fault}: registering took ${median.toFixed(0)} ms, ${slower.toFixed(0)} ms more than usual\n`);
  const late = await delivered(smtp, marks, fault);
  return [
    ...(slower > MOST_SLOWER_MS ? [`${fault}: registering took ${slower.toFixed(0)} ms longer`] : []),
    ...late,
    ...copies(smtp, marks, fault),
  ];
}

/** Mails to unknown recipients stay in the queue with their error, tried once. */
async function undeliverable(smtp, people) {
  smtp.fault = 'unknown';
  const { emails } = await register('unknown', people);
  await sleep(FAULT_MS);
  smtp.fault = 'none';
  const dead = await query(
    `SELECT FROM account.mail JOIN account_jobs._private_jobs job ON job.payload->>'mailId' = mail."id"::text
     WHERE mail."recipient" = ANY($1) AND job.attempts >= job.max_attempts AND job.last_error LIKE '%for good%'`,
    [emails],
  );
  process.stdout.write(`unknown: ${dead.length} dead letters for ${emails.length} mails\n`);
  return dead.length === emails.length ? [] : [`${dead.length} dead letters for ${emails.length} mails to nobody`];
}

export async function mail({ share }) {
  const smtp = new FaultSmtp();
  const port = await smtp.start(PORT_BASE + 26);
  const site = await startSite({ fresh: true, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const problems = [];
  try {
    const people = scaled(PEOPLE, share, 5);
    await register('warming up', people);
    const { median: usual } = await register('well', people);
    const visitor = { token: await signInCustomer(), service: await shortService() };
    const days = workingDays(FAULTS.length);
    for (const [at, fault] of FAULTS.entries()) {
      const faultMs = fault === 'refuse' ? scaled(AWAY_MS, share, FAULT_MS) : FAULT_MS;
      const visit = { ...visitor, date: days[at] };
      problems.push(...(await runWithFault(smtp, fault, { people, usual, visit, faultMs })));
    }
    problems.push(...(await undeliverable(smtp, people)));
    problems.push(...(await neverTaken(new Set(smtp.taken.map(messageIdOf)))));
  } finally {
    await site.stop();
    await smtp.stop();
  }
  return problems;
}
