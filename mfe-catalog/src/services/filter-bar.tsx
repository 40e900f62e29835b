import { Search } from '@salon/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { chipsOf, FILTER_PARAMS } from './services.rules.js';
import type { ServiceFilterControl } from './use-service-filter.js';
import { useCategories } from './use-services.js';

/** Category chips and the search field; sticky below the navigation bar. */
export function FilterBar({ filter }: { filter: ServiceFilterControl }) {
  const chips = chipsOf(useCategories());
  const top = useRef<HTMLDivElement>(null);
  /** Scrolls to the first result, not below it, and not above it behind the hero. */
  const show = () => {
    const { top: at = 0 } = top.current?.getBoundingClientRect() ?? {};
    if (at < 0 || at > window.innerHeight / 3) top.current?.scrollIntoView();
  };
  const choose = (category: string) => {
    filter.chooseCategory(category);
    show();
  };
  const search = (text: string) => {
    filter.search(text);
    show();
  };
  const field = useRef<HTMLInputElement>(null);
  const takeTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? filter.text;
    if (typed !== filter.text) search(typed); // Typed before hydration.
  });
  useEffect(() => takeTyped(), []);
  return (
    <>
      <div ref={top} className="filter-top" />
      <div className="filter">
        {/* Before hydration the browser submits the form with the name of one button. Enter uses the first one, which
            keeps the category. */}
        <form className="page filter-row" onSubmit={(event) => event.preventDefault()}>
          <button
            type="submit"
            hidden
            {...(filter.category !== 'all' && { name: 'category', value: filter.category })}
          />
          <div className="chips" role="group" aria-label="Category">
            {chips.map(({ slug, label }) => (
              <button
                key={slug}
                name="category"
                value={slug}
                className="chip"
                aria-pressed={filter.category === slug}
                onClick={() => choose(slug)}
              >
                {label}
              </button>
            ))}
          </div>
          <div className="filter-search" role="search">
            <Search aria-hidden="true" />
            <input
              ref={field}
              type="search"
              name="q"
              aria-label="Search services"
              placeholder="Search services..."
              maxLength={FILTER_PARAMS.q}
              autoComplete="off"
              enterKeyHint="search"
              value={filter.text}
              onChange={(event) => search(event.target.value)}
              onBlur={filter.settle}
            />
          </div>
        </form>
      </div>
    </>
  );
}
