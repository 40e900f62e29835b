import { remote } from '../infra/build/webpack.remote.mjs';

export default remote('account', import.meta.dirname);
