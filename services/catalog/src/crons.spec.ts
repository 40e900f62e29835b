import { DiscoveryService, Reflector } from '@nestjs/core';
import { taskWords } from '@salon/contracts';
import { tasksOf } from '@salon/nest-kit';
import { registeredCrons } from '@salon/testing';
import { type Catalog, openCatalog } from './testing/open-catalog.js';

let catalog: Catalog;

beforeAll(async () => {
  catalog = await openCatalog();
});
afterAll(() => catalog.close());

const CRONS = ['forget-messages', 'tidy-pictures'];

it('pictures that no item has, and messages answered long ago, are deleted every day', async () => {
  expect(await registeredCrons(catalog.db, 'catalog_jobs', CRONS.length)).toEqual(CRONS);
});

it('an owner reads of each job what it does, not its name', () => {
  const tasks = tasksOf(catalog.app.get(DiscoveryService), catalog.app.get(Reflector)).map(({ task }) => task);
  expect(tasks).toEqual(expect.arrayContaining(CRONS));
  expect(tasks.filter((task) => taskWords(task) === task)).toEqual([]);
});
