/** True outside production builds: the only switch of the payment screen's development notice (decision D10). */
export const DEVELOPMENT = process.env.NODE_ENV !== 'production';
