/** The first that is found counts: nearly every browser also names the ones before it. */
const BROWSERS: readonly [sign: string, name: string][] = [
  ['SamsungBrowser/', 'Samsung Internet'],
  ['OPR/', 'Opera'],
  ['EdgA/', 'Edge'],
  ['EdgiOS/', 'Edge'],
  ['Edg/', 'Edge'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

const SYSTEMS: readonly [sign: string, name: string][] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'Chromebook'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
];

const found = (agent: string, signs: readonly [string, string][]): string | undefined =>
  signs.find(([sign]) => agent.includes(sign))?.[1];

/** A user agent in words: 'Chrome on Windows'. */
export function deviceOf(agent: string): string {
  const browser = found(agent, BROWSERS);
  const system = found(agent, SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

/** A user agent without its versions: an update is no new device. */
export const agentWithoutVersions = (agent: string): string => agent.replace(/\d+(?:[._]\d+)*/g, '');
