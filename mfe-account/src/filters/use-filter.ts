import { useSearchParams } from '@salon/web-kit/router';

/** Whether the list can be filtered by a value: anything may stand in an address. */
export type FilterChecks<Filter> = Readonly<Record<keyof Filter, (value: string) => boolean>>;

/**
 * A filter in the address, so that a list can be shared, bookmarked and reloaded. '' is no filter, and so is a value
 * that does not pass its check. `clear` is null while nothing is filtered.
 */
export function useFilter<Filter extends Record<keyof Filter, string>>(checks: FilterChecks<Filter>) {
  const [params, setParams] = useSearchParams();
  const valueOf = (name: string, isValid: (value: string) => boolean): string => {
    const value = params.get(name) ?? '';
    return isValid(value) ? value : '';
  };
  const filter = Object.fromEntries(
    Object.entries<FilterChecks<Filter>[keyof Filter]>(checks).map(([name, isValid]) => [name, valueOf(name, isValid)]),
  ) as Filter;
  const write = (values: object) => {
    const given = Object.entries<string>({ ...values }).filter(([, value]) => value !== '');
    // Rendered at once: in a transition the fields would show the previous address for a while.
    setParams(new URLSearchParams(given), { replace: true, flushSync: true });
  };
  const isFiltered = Object.values<string>(filter).some((value) => value !== '');
  return {
    filter,
    change: (changed: Partial<Filter>) => write({ ...filter, ...changed }),
    clear: isFiltered ? () => write({}) : null,
  };
}
