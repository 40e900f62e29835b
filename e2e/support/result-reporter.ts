import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';

const STATUS = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'pending' } as const;
const messageOf = ({ message, value }: TestError): string => stripVTControlCharacters(message ?? value ?? '');

/** Leaves the results in test-result.json as jest does, for `npm test`. */
export default class ResultReporter implements Reporter {
  private suite: Suite | undefined;
  private readonly lost: string[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  /** An error outside of the tests, e.g. in a file or in the global set-up. */
  onError(error: TestError): void {
    this.lost.push(messageOf(error));
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const count = (wanted: string): number => tests.filter((test) => STATUS[test.outcome()] === wanted).length;
    const files = this.suite?.suites.flatMap((project) => project.suites) ?? [];
    const result = {
      numPassedTests: count('passed'),
      numFailedTests: count('failed'),
      numPendingTests: count('pending'),
      numFailedTestSuites: this.lost.length,
      testResults: [
        ...files.map((file) => resultOf(file)),
        ...this.lost.map((name) => ({ name, status: 'failed', assertionResults: [] })),
      ],
    };
    writeFileSync(new URL('../test-result.json', import.meta.url), JSON.stringify(result));
  }

  printsToStdio(): boolean {
    return false;
  }
}

const resultOf = (file: Suite) => {
  const assertionResults = file.allTests().map(assertionOf);
  const status = assertionResults.some((each) => each.status === 'failed') ? 'failed' : 'passed';
  return { name: file.location?.file, status, assertionResults };
};

const assertionOf = (test: TestCase) => ({
  fullName: test.titlePath().slice(3).join(' '),
  status: STATUS[test.outcome()],
  duration: test.results.reduce((sum, { duration }) => sum + duration, 0),
  failureMessages: test.results.flatMap(({ errors }) => errors.map(messageOf)),
});
