// npm run bench: the calls of the booking API compared with a minimal floor. `-- availability`, `-- admin`, `-- size`,
// `-- restore`, …: those figures only.
/** Each prints and writes its figures, and returns false when a budget is exceeded. Some take the number of visits. */
const RUNS = {
  calls: () => import('./calls.mjs'),
  availability: () => import('./availability.mjs'),
  admin: () => import('./admin.mjs'),
  readers: () => import('./readers.mjs'),
  login: () => import('./login.mjs'),
  desk: () => import('./desk.mjs'),
  reports: () => import('./reports.mjs'),
  size: () => import('./size.mjs'),
  restore: () => import('./restore.mjs'),
  pages: () => import('./pages.mjs'),
};

const [, , name = 'calls', count] = process.argv;
const load = RUNS[name];
if (!load) {
  process.stdout.write(`Say which figures: npm run bench -- ${Object.keys(RUNS).join(' | ')}\n`);
  process.exit(1);
}
const { run } = await load();
if ((await run(count && Number(count))) === false) process.exitCode = 1;
