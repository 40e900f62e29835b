// npm run bench -- restore [visits]: backs up a salon with a million visits under load and restores it, by the code of
// deploy:backup and deploy:restore; prints figures for docs/drills.md.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareDatabases, ROLES, roleUrl, within } from '@salon/local/databases';
import { makeBackup } from '../infra/local/dist/deploy/backups.js';
import { restore } from '../infra/local/dist/deploy/restore.js';
import { Customers, startLoad } from './chaos/kill-customers.mjs';
import { wrongFiles } from './chaos/kill-pictures.mjs';
import { bookingSetUp } from './support/customers.mjs';
import { DebianPostgres } from './support/debian-postgres.mjs';
import { History } from './support/history.mjs';
import { HostMachine } from './support/host-machine.mjs';
import { brokenInvariants, lostOf } from './support/invariants.mjs';
import { seededRandom } from './support/random.mjs';
import { madeBy } from './support/results.mjs';
import { contentOf, lastVisit } from './support/salon-content.mjs';
import { peopleOf } from './support/salon-people.mjs';
import { fillTo, shareOf, SIZES } from './support/salon-rows.mjs';
import { call, PORT_BASE, SERVER_DATABASE, startSite } from './support/site.mjs';

const PORT = PORT_BASE + 32;
const MOST_MINUTES = 15;
const PICTURES = 500;
const PICTURE_BYTES = 100_000;
/** Of the customers while the backup is made, which begins after some seconds of them. */
const LOAD = { perSecond: 20, customers: 20, seconds: 20 };
/** What is lost before the restore. */
const LOSSES = [
  `UPDATE account."user" SET "name" = 'lost' WHERE "email" LIKE 'customer-%'`,
  'DELETE FROM catalog.review',
  `SET session_replication_role = replica;
   DELETE FROM booking.appointment WHERE "number" % 10 = 0;
   DROP TABLE booking.message`,
];

const say = (line) => process.stdout.write(`${line}\n`);

async function timed(what, work) {
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1_000;
  say(`${seconds.toFixed(1).padStart(7)} s  ${what}`);
  return { result, seconds };
}

const inDatabase = (work) => within(SERVER_DATABASE, work);

function storePictures(media) {
  mkdirSync(media, { recursive: true });
  for (let each = 0; each < PICTURES; each += 1)
    writeFileSync(
      join(media, `picture-${each}`),
      createHash('sha256')
        .update(`${each}`)
        .digest('hex')
        .repeat(PICTURE_BYTES / 64),
    );
}

const picturesOf = (media) =>
  readdirSync(media)
    .filter((name) => name.startsWith('picture-'))
    .sort()
    .reduce((hash, name) => hash.update(readFileSync(join(media, name))), createHash('sha256'))
    .digest('hex');

async function fill(visits) {
  const { seconds } = await timed(`filled with ${visits.toLocaleString('en-US')} visits`, () =>
    inDatabase(async (db) => {
      const { people, adminId } = await peopleOf(db);
      return fillTo(db, shareOf(SIZES.many, visits / SIZES.many.visits), { own: people, admin: adminId });
    }),
  );
  return seconds;
}

const lose = () =>
  inDatabase(async (db) => {
    for (const sql of LOSSES) await db.query(sql);
  });

const bytesIn = (folder) => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/**
 * Backs up while customers book, pay and change their pictures: {name, seconds}, `booked`: the visits that were
 * acknowledged before it began, and `replaced`: pictures whose files may be gone before they are copied.
 */
async function backUpUnderLoad(machine, store) {
  const history = new History();
  const setUp = await bookingSetUp({ customers: LOAD.customers, days: 60 });
  const customers = new Customers({ ...setUp, random: seededRandom(1), history, withPictures: true });
  const stop = startLoad(customers, LOAD.perSecond);
  await sleep(LOAD.seconds * 1_000);
  const booked = history.ok('book').map(({ body }) => body.data.appointment._id);
  const backup = await timed('backed up, encrypted, under load', () => makeBackup(machine, store));
  await stop();
  const { ok, fail, info } = history.counts();
  say(`           ${ok} requests answered, ${fail} refused, ${info} failed; ${booked.length} visits booked before it`);
  return { name: backup.result, seconds: backup.seconds, booked, replaced: customers.replacedPictures };
}

/** The site answers, everything stored is there again, and the promises hold; returns what does not. */
async function problemsAfter({ last, before, pictures, media }, { booked, replaced }) {
  const { status } = await call('GET', '/api/services/get-services');
  const after = await inDatabase((db) => contentOf(db, last));
  return [
    ...(status === 200 ? [] : [`the menu was answered ${status}`]),
    ...Object.keys(before)
      .filter((table) => before[table] !== after[table])
      .map((table) => `${table}: ${before[table]}, then ${after[table]}`),
    ...(await lostOf(booked)).map((id) => `visit ${id} was acknowledged before the backup and is not restored`),
    ...(picturesOf(media) === pictures ? [] : ['the pictures are not those of the backup']),
    ...(await wrongFiles(media, replaced)),
    ...(await brokenInvariants('after the restore')),
  ];
}

async function drill(machine, { folder, media }, visits) {
  await machine.start();
  storePictures(media);
  await fill(visits);
  await machine.stop();
  const last = await inDatabase(lastVisit);
  const before = await inDatabase((db) => contentOf(db, last));
  const known = { last, before, pictures: picturesOf(media), media };
  const { result: broken } = await timed('every invariant asked', () => brokenInvariants('before the backup'));
  await machine.start();
  const store = { folder: join(folder, 'backups'), passphrase: 'of the bench only' };
  const backup = await backUpUnderLoad(machine, store);
  const megabytes = (bytesIn(join(store.folder, backup.name)) / 1e6).toFixed(0);
  const [{ size }] = (await inDatabase((db) => db.query('SELECT pg_database_size(current_database())::float8 AS size')))
    .rows;
  say(`           ${(size / 1e9).toFixed(1)} GB of database, ${megabytes} MB of backup`);
  await lose();
  const { seconds } = await timed('restored, the site is healthy', () =>
    restore(machine, { store, name: backup.name, say: (line) => say(`           ${line}`) }),
  );
  const problems = [...broken, ...(await problemsAfter(known, backup))];
  if (backup.seconds + seconds > MOST_MINUTES * 60)
    problems.push(`backup and restore took more than ${MOST_MINUTES} minutes`);
  say(`backup and restore: ${((backup.seconds + seconds) / 60).toFixed(1)} minutes, at most ${MOST_MINUTES}`);
  return problems;
}

/** Measures and prints; false when something is not there again or it took too long. @param visits of the salon */
export async function run(visits = SIZES.many.visits) {
  const folder = mkdtempSync(join(tmpdir(), 'araliya-restore-'));
  const media = join(folder, 'media');
  const postgres = new DebianPostgres(PORT);
  const urls = ROLES.map((role) => [`${role.toUpperCase()}_DATABASE_URL`, roleUrl(PORT, role)]);
  const env = { ...Object.fromEntries(urls), MEDIA_DIR: media, RATE_LIMITS: 'relaxed' };
  const machine = new HostMachine({ start: () => startSite({ folder: 'bench-restore', env }), port: PORT, media });
  try {
    say(`${madeBy('npm run bench -- restore')}, Debian's Postgres 15 (load average ${loadavg()[0].toFixed(1)})`);
    await postgres.start();
    await prepareDatabases(PORT);
    const problems = await drill(machine, { folder, media }, visits);
    for (const problem of problems) say(`FAILED ${problem}`);
    return problems.length === 0;
  } finally {
    await machine.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
