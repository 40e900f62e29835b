export * from './account.js';
export * from './answers.js';
export * from './booking.js';
export * from './catalog.js';
export * from './fields.js';
export * from './messages.js';
export * from './password.js';
export * from './remotes.js';
