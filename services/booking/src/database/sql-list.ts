/** SQL: the operand of IN for words of the product, such as states. */
export const sqlList = (words: readonly string[]): string => `(${words.map((word) => `'${word}'`).join(', ')})`;
