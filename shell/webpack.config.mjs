import { host } from '../infra/build/webpack.host.mjs';

export default host(import.meta.dirname);
