import { messages } from '@salon/contracts';

/** The message of a failed upload: the problem of the picture, or that the upload failed and why. */
export function uploadFailure(status: number, message: string): string {
  if (message === messages.imageFailed || [400, 413].includes(status)) return message;
  return `${messages.imageFailed}. ${message}`;
}
