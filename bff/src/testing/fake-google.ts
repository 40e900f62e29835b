import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { GoogleOptions } from '../options.js';
import { FakeService } from './fake-service.js';

export const CLIENT_ID = 'spec-client.apps.example';
export const SOMEONE = {
  sub: '109876543210',
  email: 'nimali@example.test',
  email_verified: true,
  name: 'Nimali Perera',
  picture: 'https://lh3.googleusercontent.com/a/nimali',
};

/** Google's endpoints over real HTTP, with keys made for the spec. */
export class FakeGoogle extends FakeService {
  private key: CryptoKey | null = null;
  /** The public signing key, for tests that misuse it as a shared secret. */
  publicKey: Record<string, unknown> = {};

  override async start(): Promise<void> {
    await super.start();
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    this.key = privateKey;
    this.publicKey = { ...(await exportJWK(publicKey)), kid: 'first', alg: 'RS256', use: 'sig' };
    this.on('GET /jwks', { status: 200, body: { keys: [this.publicKey] } });
  }

  get options(): GoogleOptions {
    return { clientId: CLIENT_ID, clientSecret: 'spec-client-secret', issuer: this.url };
  }

  /** A token as Google makes it; claims set to undefined are left out. */
  async token(
    claims: JWTPayload,
    { header = {}, key }: { header?: Record<string, unknown>; key?: CryptoKey } = {},
  ): Promise<string> {
    const signer = key ?? this.key;
    if (!signer) throw new Error('not started');
    const token = new SignJWT({
      iss: this.url,
      aud: CLIENT_ID,
      azp: CLIENT_ID,
      ...SOMEONE,
      ...claims,
    }).setProtectedHeader({ alg: 'RS256', kid: 'first', typ: 'JWT', ...header });
    return ('exp' in claims ? token : token.setIssuedAt().setExpirationTime('1h')).sign(signer);
  }
}
