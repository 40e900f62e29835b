import { messages } from '@salon/contracts';

/** What to say when a picture did not arrive: what was wrong with it, or that it failed and why. */
export function uploadFailure(status: number, said: string): string {
  if (said === messages.imageFailed || [400, 413].includes(status)) return said;
  return `${messages.imageFailed}. ${said}`;
}
