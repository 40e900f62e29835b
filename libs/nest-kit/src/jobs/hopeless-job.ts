/** Thrown by a job that no repetition can help: it is not tried again and stays in the table as a dead letter. */
export class HopelessJob extends Error {}
