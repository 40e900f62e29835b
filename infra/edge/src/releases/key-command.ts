import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { runCommand } from '../run-command.js';

/**
 * `npm run release:key -- booking.pem`: writes a new private key of a team, which stays with the team, and prints the
 * public part for RELEASE_KEYS_FILE.
 */
await runCommand(() => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Say where to write the private key: npm run release:key -- booking.pem');
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' });
  console.log(publicKey.export({ format: 'der', type: 'spki' }).toString('base64'));
});
