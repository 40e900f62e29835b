export * from './mail.rules.js';
export { renderMail } from './render-mail.js';
