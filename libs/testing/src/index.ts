export * from './config.js';
export * from './database.js';
export * from './fault-proxy.js';
export * from './fault-smtp.js';
export * from './fixed-clock.js';
export * from './png.js';
