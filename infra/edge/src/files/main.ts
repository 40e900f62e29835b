import { stopOnSignal } from '../http/stop-on-signal.js';
import { config } from './config.js';
import { staticServer } from './static-server.js';

const app = staticServer(config.STATIC_DIR);
stopOnSignal(app);
await app.listen({ port: config.PORT, host: config.HOST });
