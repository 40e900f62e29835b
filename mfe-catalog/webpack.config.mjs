import { remote } from '../infra/build/webpack.remote.mjs';

export default remote('catalog', import.meta.dirname);
