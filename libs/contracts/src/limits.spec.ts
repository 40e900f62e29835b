import { inDays, JOB_TRIED } from './index.js';

it('a job that is tried 25 times, with waits of e, e², … and at most e¹⁰ seconds, is retried for three days', () => {
  const waits = Array.from({ length: 24 }, (_, index) => Math.exp(Math.min(index + 1, 10)));
  expect([JOB_TRIED, Math.floor(waits.reduce((total, wait) => total + wait) / 86_400)]).toEqual(['three days', 3]);
});

it('counts days in words', () => expect([1, 90].map(inDays)).toEqual(['1 day', '90 days']));
