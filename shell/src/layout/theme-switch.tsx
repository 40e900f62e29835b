import { withStorage } from '@salon/web-kit/storage';
import { useSyncExternalStore } from 'react';

type Theme = 'system' | 'light' | 'dark';
const THEMES: readonly [Theme, string][] = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

const current = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

const listeners = new Set<() => void>();

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  // Without storage the choice lasts as long as the page.
  withStorage(() => {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  }, undefined);
  for (const changed of listeners) changed();
}

/** Selects the system's theme or one for this browser; `public/before-paint.js` applies it to the next page. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme>(listen, current, () => 'system');
  return (
    <fieldset className="theme">
      <legend>Theme</legend>
      <div>
        {THEMES.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="theme" value={value} checked={theme === value} onChange={() => apply(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
