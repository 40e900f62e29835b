import { cleanEnv, port, str } from 'envalid';

export const config = cleanEnv(process.env, { PORT: port(), HOST: str({ default: '127.0.0.1' }), STATIC_DIR: str() });
