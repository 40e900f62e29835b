// `npm start`: installs what is missing, builds what changed, then starts the site (infra/local/src/main.ts).
// `npm start -- --fresh` starts with empty data.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, checkNode, install, root } from './prepare.mjs';

checkNode();
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
install();
build();
await import('./local/dist/main.js');
