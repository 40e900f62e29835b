import { act, renderHook } from '@testing-library/react';
import { useDebounced } from './use-debounced.js';

it('a search that is typed is one search, once the typing pauses', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(useDebounced<string>, { initialProps: '' });
  for (const typed of ['k', 'ka', 'kam']) {
    rerender(typed);
    act(() => jest.advanceTimersByTime(200));
    expect(result.current).toBe('');
  }
  act(() => jest.advanceTimersByTime(50));
  expect(result.current).toBe('kam');
  jest.useRealTimers();
});
