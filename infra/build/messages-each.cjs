/**
 * Turns the one object of messages into one constant for each, so that a message nobody in this build says is left out:
 * `messages.ts` becomes `export * as messages` of itself with `?each`, which holds the constants of the real one, `?whole`.
 */
module.exports = async function eachMessage() {
  const itself = (query) => JSON.stringify(`${this.resourcePath}?${query}`);
  if (this.resourceQuery !== '?each') return `export * as messages from ${itself('each')};`;
  const { messages } = await this.importModule(`${this.resourcePath}?whole`);
  return Object.entries(messages)
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
    .join('\n');
};
