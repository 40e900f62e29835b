/** Thrown by a job when retrying cannot help: it is not retried and stays in the table as a dead letter. */
export class PermanentJobError extends Error {}
