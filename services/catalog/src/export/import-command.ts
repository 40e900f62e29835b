import { importCommand } from '@salon/nest-kit/export';
import { config } from '../config.js';
import { database } from '../data-source.js';
import { EXPORTED } from './exported.js';

await importCommand({
  plan: EXPORTED,
  database: database(config.DATABASE_URL, 2),
  mediaDir: config.MEDIA_DIR,
});
