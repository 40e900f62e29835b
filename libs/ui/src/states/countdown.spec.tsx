import { act, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { Countdown } from '@salon/ui/states/countdown';
import { announce } from './announce.js';
import { clockText } from './countdown.js';

const UNTIL = '2026-11-20T05:12:00Z';
let now = 0;
const clock = () => new Date(now);
const ends: string[] = [];
const at = (iso: string) => {
  now = Date.parse(iso);
};
const pass = (seconds: number) =>
  act(() => {
    for (let second = 0; second < seconds; second += 1) {
      now += 1000;
      jest.advanceTimersByTime(1000);
    }
  });
const show = (iso: string) => {
  at(iso);
  return render(<Countdown until={UNTIL} now={clock} onEnd={() => ends.push('end')} />);
};

beforeEach(() => {
  jest.useFakeTimers();
  ends.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  [768, '12:48'],
  [60, '01:00'],
  [5, '00:05'],
  [0, '00:00'],
  [3725, '1:02:05'],
])('%s seconds read %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

describe('The time a visit is held', () => {
  it('runs down by the clock', () => {
    show('2026-11-20T04:59:12Z');
    expect(screen.getByRole('timer')).toHaveTextContent('12:48');
    pass(3);
    expect(screen.getByRole('timer')).toHaveTextContent('12:45');
  });

  it('is right again after the tab was suspended', () => {
    show('2026-11-20T05:00:00Z');
    at('2026-11-20T05:10:00Z');
    pass(1);
    expect(screen.getByRole('timer')).toHaveTextContent('01:59');
  });

  it('ends once, and stays at zero', () => {
    show('2026-11-20T05:11:58Z');
    pass(5);
    expect(ends).toEqual(['end']);
    expect(screen.getByRole('timer')).toHaveTextContent('00:00');
  });

  it('that is already over ends at once', () => {
    show('2026-11-20T06:00:00Z');
    expect(ends).toEqual(['end']);
  });

  it('is announced a minute before its end', () => {
    show('2026-11-20T05:10:58Z');
    pass(2);
    expect(document.querySelector('div[aria-live="polite"]')).toHaveTextContent('1 minute left');
  });

  it.each([
    ['2026-11-20T05:07:20Z', '5 minutes left'],
    ['2026-11-20T05:10:40Z', '2 minutes left'],
    ['2026-11-20T05:11:10Z', '1 minute left'],
  ])('is announced when a suspended tab is back at %s', (back, words) => {
    show('2026-11-20T05:05:00Z');
    at(back);
    pass(1);
    expect(document.querySelector('div[aria-live="polite"]')).toHaveTextContent(words);
  });

  it('is not announced beside another countdown', () => {
    announce('Held');
    at('2026-11-20T05:10:58Z');
    render(<Countdown until={UNTIL} now={clock} isSilent />);
    pass(2);
    expect(document.querySelector('div[aria-live="polite"]')).toHaveTextContent('Held');
  });

  it('begins anew when the hold is prolonged', () => {
    const { rerender } = show('2026-11-20T05:11:58Z');
    pass(5);
    rerender(<Countdown until="2026-11-20T05:17:03Z" now={clock} onEnd={() => ends.push('second end')} />);
    expect(screen.getByRole('timer')).toHaveTextContent('05:00');
    pass(300);
    expect(ends).toEqual(['end', 'second end']);
  });

  it('stops when its screen unmounts', () => {
    const { unmount } = show('2026-11-20T05:11:58Z');
    unmount();
    pass(5);
    expect(ends).toEqual([]);
  });
});
