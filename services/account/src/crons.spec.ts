import { DiscoveryService, Reflector } from '@nestjs/core';
import { taskWords } from '@salon/contracts';
import { tasksOf } from '@salon/nest-kit';
import { registeredCrons } from '@salon/testing';
import { DataSource } from 'typeorm';
import { type RunningAccount, startAccount } from './testing/running-account.js';

let account: RunningAccount;

beforeAll(async () => {
  account = await startAccount();
});
afterAll(() => account.close());

const CRONS = ['sweep', 'tidy-avatars'];

it('E9 A15 what is over and pictures without a user are cleared away every day', async () => {
  expect(await registeredCrons(account.app.get(DataSource), 'account_jobs', CRONS.length)).toEqual(CRONS);
});

it('an owner reads of each job what it does, not its name', () => {
  const tasks = tasksOf(account.app.get(DiscoveryService), account.app.get(Reflector)).map(({ task }) => task);
  expect(tasks).toEqual(expect.arrayContaining(CRONS));
  expect(tasks.filter((task) => taskWords(task) === task)).toEqual([]);
});
