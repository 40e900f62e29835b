import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ComposeMachine } from './compose-machine.js';

it('compose runs what is needed beside a stopped service', () => {
  const compose = new ComposeMachine('/site', 'docker');
  const file = '/site/infra/deploy/compose.yml';
  expect(compose.runOneOff('account', 'tar', '-x')).toEqual({
    command: 'docker',
    args: ['compose', '-f', file, 'run', '--rm', '--no-deps', '-T', 'account', 'tar', '-x'],
  });
  expect(compose.exec('postgres', 'psql').args.slice(3)).toEqual(['exec', '-T', 'postgres', 'psql']);
});

it('compose is given releases.yml too, where there is one', () => {
  const root = mkdtempSync(join(tmpdir(), 'compose-'));
  mkdirSync(join(root, 'infra/deploy'), { recursive: true });
  const [file, releases] = ['compose.yml', 'releases.yml'].map((name) => join(root, 'infra/deploy', name));
  writeFileSync(releases ?? '', '');
  const { args } = new ComposeMachine(root, 'docker').exec('postgres', 'psql');
  expect(args.slice(0, 5)).toEqual(['compose', '-f', file, '-f', releases]);
  rmSync(root, { recursive: true });
});
