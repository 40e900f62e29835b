import { Search } from '@salon/ui';
import { useRef } from 'react';
import { chipsOf, FILTER } from './services.rules.js';
import type { ServiceFilterControl } from './use-service-filter.js';
import { useCategories } from './use-services.js';

/** Category chips and the search box; stays under the navigation bar. */
export function FilterBar({ filter }: { filter: ServiceFilterControl }) {
  const chips = chipsOf(useCategories());
  const top = useRef<HTMLDivElement>(null);
  /** Scrolls to the first result: not below it, and not above it behind the hero. */
  const show = () => {
    const { top: at = 0 } = top.current?.getBoundingClientRect() ?? {};
    if (at < 0 || at > window.innerHeight / 3) top.current?.scrollIntoView();
  };
  const choose = (category: string) => {
    filter.choose(category);
    show();
  };
  const search = (text: string) => {
    filter.search(text);
    show();
  };
  return (
    <>
      <div ref={top} className="filter-top" />
      <div className="filter">
        <div className="page filter-row">
          <div className="chips" role="group" aria-label="Category">
            {chips.map(({ slug, label }) => (
              <button
                key={slug}
                type="button"
                className="chip"
                aria-pressed={filter.category === slug}
                onClick={() => choose(slug)}
              >
                {label}
              </button>
            ))}
          </div>
          <form className="filter-search" role="search" onSubmit={(event) => event.preventDefault()}>
            <Search aria-hidden="true" />
            {filter.category !== 'all' && <input type="hidden" name="category" value={filter.category} />}
            <input
              type="search"
              name="q"
              aria-label="Search services"
              placeholder="Search services..."
              maxLength={FILTER.q}
              autoComplete="off"
              enterKeyHint="search"
              value={filter.text}
              onChange={(event) => search(event.target.value)}
              onBlur={filter.settle}
            />
          </form>
        </div>
      </div>
    </>
  );
}
