import { jest } from '@jest/globals';

/** A browser on a busy machine may be slow once: a failed test is retried, and its first error is printed. */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
