export * from './database.js';
export * from './fixed-clock.js';
