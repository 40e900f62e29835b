import Bowser from 'bowser';

/** Common names of browsers and systems that the library names differently, or names without listing them. */
const FAMILIAR: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  Miui: 'Mi Browser',
  'Opera Touch': 'Opera',
  macOS: 'Mac',
  'Chrome OS': 'Chromebook',
};

const BROWSERS = new Set([...Object.values(Bowser.BROWSER_MAP), ...Object.keys(FAMILIAR)]);

/** For an agent that it does not know the library returns a part of the agent, which anybody can write (threat T79). */
const known = (browser: string | undefined): string | undefined =>
  browser !== undefined && BROWSERS.has(browser) ? browser : undefined;

const familiar = (name: string | undefined): string | undefined => name && (FAMILIAR[name] ?? name);

/** A user agent in words: 'Chrome on Windows'. */
export function deviceOf(agent: string): string {
  const { browser, os, platform } = Bowser.parse(agent || 'unknown');
  const program = familiar(known(browser.name));
  const system = familiar(os.name === 'iOS' ? platform.model : os.name);
  if (program && system) return `${program} on ${system}`;
  return program || system || 'Unknown device';
}
