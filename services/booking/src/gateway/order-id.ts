import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIGNS = `${LETTERS}0123456789`;

const pick = (from: string): string => from.charAt(randomInt(from.length));

/** 20 characters `[A-Z0-9]`, the last a letter; a new one per attempt (docs/gateway.md). */
export const newOrderId = (): string => Array.from({ length: 19 }, () => pick(SIGNS)).join('') + pick(LETTERS);
