import { cleanEnv, str } from 'envalid';
import { storageVariables } from '../storage/open-storage.js';

/** Of the command that makes a release, which runs in a team's pipeline. */
export const config = cleanEnv(process.env, {
  /** The team's private key as PEM, or the file that holds it. */
  RELEASE_KEY: str({ default: '' }),
  RELEASE_KEY_FILE: str({ default: '' }),
  ...storageVariables,
});
