import { deviceOf } from './device-name.js';
import { agentWithoutVersions } from './device.rules.js';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it.each([
  [CHROME, 'Chrome on Windows'],
  [`${CHROME} Edg/140.0.0.0`, 'Edge on Windows'],
  [`${CHROME} OPR/121.0.0.0`, 'Opera on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'Firefox on Android'],
  [
    'Mozilla/5.0 (Linux; U; Android 13; en-us; M2101K6G) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.9.1',
    'Mi Browser on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1 OPT/4.6.0',
    'Opera on iPhone',
  ],
  ['curl/7.88.1', 'Unknown device'],
  ['You have won - claim at https://evil.example/win/1 now', 'Unknown device'],
  ['Claim it at https://evil.example/1 (Windows NT 10.0) now', 'Windows'],
  ['', 'Unknown device'],
])('calls %j %s', (agent, words) => {
  expect(deviceOf(agent)).toBe(words);
});

it('takes an update for the same device, another browser for another one', () => {
  expect(agentWithoutVersions(CHROME.replace('140.0.0.0', '141.0.7390.54'))).toBe(agentWithoutVersions(CHROME));
  expect(agentWithoutVersions(`${CHROME} Edg/140.0.0.0`)).not.toBe(agentWithoutVersions(CHROME));
});
