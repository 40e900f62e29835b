import { jest } from '@jest/globals';

/** A browser on a busy machine may be late once: the step is taken once more, and what went wrong the first time is printed. */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
