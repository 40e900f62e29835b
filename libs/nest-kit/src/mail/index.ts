export * from './mail.rules.js';
export { renderMail, type RenderedMail } from './render-mail.js';
