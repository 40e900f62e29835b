/**
 * Turns the messages object into one constant per message, so that a build leaves out the messages it does not use:
 * `messages.ts` becomes `export * as messages` of itself with `?each`; those constants read the real object, `?whole`.
 */
module.exports = async function eachMessage() {
  const itself = (query) => JSON.stringify(`${this.resourcePath}?${query}`);
  if (this.resourceQuery !== '?each') return `export * as messages from ${itself('each')};`;
  const { messages } = await this.importModule(`${this.resourcePath}?whole`);
  return Object.entries(messages)
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
    .join('\n');
};
