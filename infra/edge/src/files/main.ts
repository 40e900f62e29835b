import { cleanEnv, port, str } from 'envalid';
import { stopOnSignal } from '../http/stop-on-signal.js';
import { staticServer } from './static-server.js';

const config = cleanEnv(process.env, { PORT: port(), HOST: str({ default: '127.0.0.1' }), STATIC_DIR: str() });

const app = staticServer(config.STATIC_DIR);
stopOnSignal(app);
await app.listen({ port: config.PORT, host: config.HOST });
