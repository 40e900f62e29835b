import { messageOf } from './http/message-of.js';

/** Runs a command; what it throws is printed as one sentence and ends the process with 1. */
export async function runCommand(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}
