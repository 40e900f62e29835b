import Bowser from 'bowser';

/** Common names of browsers and systems that the library names differently. */
const FAMILIAR: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  macOS: 'Mac',
  'Chrome OS': 'Chromebook',
};

const familiar = (name: string | undefined): string | undefined => name && (FAMILIAR[name] ?? name);

/** A user agent in words: 'Chrome on Windows'. */
export function deviceOf(agent: string): string {
  const { browser, os, platform } = Bowser.parse(agent || 'unknown');
  const program = familiar(browser.name);
  const system = familiar(os.name === 'iOS' ? platform.model : os.name);
  if (program && system) return `${program} on ${system}`;
  return program || system || 'Unknown device';
}
