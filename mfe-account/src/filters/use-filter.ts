import { useSearchParams } from '@salon/web-kit/router';

/** A filter in the address, so that a list can be shared, bookmarked and reloaded; '' for no filter. */
export function useFilter<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;
  const change = (changed: Partial<Record<Name, string>>) => {
    const given = Object.entries<string>({ ...filter, ...changed }).filter(([, value]) => value !== '');
    // Rendered at once: in a transition the fields would show the previous address for a while.
    setParams(new URLSearchParams(given), { replace: true, flushSync: true });
  };
  return [filter, change] as const;
}
