import { migrateCommand } from '@salon/nest-kit';
import { database } from './data-source.js';

await migrateCommand(database);
