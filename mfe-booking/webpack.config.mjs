import { remote } from '../infra/build/webpack.remote.mjs';

export default remote('booking', import.meta.dirname);
