export * from './config.js';
export * from './database.js';
export * from './fixed-clock.js';
export * from './png.js';
