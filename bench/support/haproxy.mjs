import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { needPackages } from './debian-packages.mjs';

/**
 * A process gets no call once it is not ready; a call whose connection was refused goes to the other one, nothing else
 * is repeated.
 * Connections to a process are not kept: one that it closes while a call is on its way would lose that call.
 */
const SETTINGS = `
global
  maxconn 2000
defaults
  mode http
  balance roundrobin
  timeout connect 1s
  timeout client 35s
  timeout server 35s
  timeout queue 5s
  timeout check 2s
  retries 3
  option redispatch 1
  option http-server-close
  option httpchk GET /health/ready
  default-server check inter 200ms fastinter 100ms fall 2 rise 1
`;

/** Answers what HAProxy sees, at a socket in its folder. */
const SOCKET = 'haproxy.sock';

/** @param balanced `{name: {port, servers: [port]}}` */
const configOf = (balanced) =>
  SETTINGS +
  Object.entries(balanced)
    .map(([name, { port, servers }]) =>
      [
        `listen ${name}`,
        `  bind 127.0.0.1:${port}`,
        ...servers.map((each) => `  server ${name}-${each} 127.0.0.1:${each}`),
      ].join('\n'),
    )
    .join('\n') +
  '\n';

/**
 * HAProxy of Debian in front of several processes of each kind; it ends with this process.
 * @returns `isUp(port)`: whether it sends calls to the process at `port`; `stop()`
 * @throws Error when it cannot be installed or does not start
 */
export async function startHaproxy(folder, balanced) {
  const socket = join(folder, SOCKET);
  const proxy = await runHaproxy(folder, `global\n  stats socket ${socket} mode 600\n${configOf(balanced)}`);
  const isUp = async (port) => (await serverStates(socket)).get(String(port)) === 'UP';
  return { ...proxy, isUp };
}

/** State of each process by its port, as HAProxy's checks see it. */
async function serverStates(socket) {
  const asked = connect(socket);
  asked.end('show stat\n');
  const [head, ...rows] = (await text(asked)).trim().split('\n');
  const columns = head.replace('# ', '').split(',');
  const server = columns.indexOf('svname');
  const status = columns.indexOf('status');
  return new Map(
    rows.map((row) => row.split(',')).map((row) => [row[server].split('-').pop(), row[status].split(' ')[0]]),
  );
}

/** @param config the text of haproxy.cfg @throws Error when it cannot be installed or does not start */
export async function runHaproxy(folder, config) {
  if (spawnSync('haproxy', ['-v'], { stdio: 'ignore' }).status !== 0) needPackages(['haproxy']);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, config);
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`HAProxy refuses its configuration: ${stderr}`);
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const stop = () => void child.kill('SIGTERM');
  process.once('exit', stop);
  await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`HAProxy ended with ${code}`)));
    setTimeout(resolve, 500);
  });
  return { stop };
}
