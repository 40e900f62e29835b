import { blockingStatements } from '@salon/testing';
import { database } from './data-source.js';

it('R13 no new migration locks a table for as long as it reads all of it', async () => {
  expect(await blockingStatements(database('', 1).migrations)).toEqual([]);
});
