import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { callApi } from './calls.js';
import { INBOX_URL, SITE_URL } from '../drill-site/configuration.js';

const EMAIL = 'ruwani@drill.example';
const PASSWORD = 'Frangipani7';

/** A drill customer with a picture: a restore must bring both back. */
export class Customer {
  token = '';
  private picture = '';
  private bytes: Buffer = Buffer.alloc(0);

  /** Registers, verifies the mailed code and uploads a picture. */
  async register(picture: string): Promise<void> {
    const details = { name: 'Ruwani Drill', email: EMAIL, phone: '0771234567', role: 'user' };
    const body = { ...details, password: PASSWORD, confirmPassword: PASSWORD };
    const { data } = await callApi<{ userId: string }>(`${SITE_URL}/api/auth/register`, 'POST', { body });
    const proof = { userId: data.userId, otp: await this.code() };
    this.token = (await callApi(`${SITE_URL}/api/auth/verify-email`, 'POST', { body: proof })).token ?? '';
    const form = new FormData();
    form.append('profileImage', new Blob([readFileSync(picture)], { type: 'image/png' }), 'me.png');
    const { imageUrl } = (await callApi(`${SITE_URL}/api/users/upload`, 'POST', {
      token: this.token,
      body: form,
    })) as unknown as { imageUrl: string };
    await callApi(`${SITE_URL}/api/users/update-profile-image`, 'PATCH', { token: this.token, body: { imageUrl } });
    this.picture = imageUrl;
    this.bytes = await this.readPicture();
  }

  /** @throws Error unless the password works and the picture is unchanged */
  async expectBack(): Promise<void> {
    await callApi(`${SITE_URL}/api/auth/login`, 'POST', { body: { email: EMAIL, password: PASSWORD } });
    if (!this.bytes.equals(await this.readPicture())) throw new Error('the picture is another one');
  }

  private async readPicture(): Promise<Buffer> {
    const reply = await fetch(new URL(this.picture, SITE_URL));
    if (!reply.ok) throw new Error(`${this.picture}: ${reply.status}`);
    return Buffer.from(await reply.arrayBuffer());
  }

  private async code(): Promise<string> {
    for (let tries = 0; tries < 100; tries += 1, await sleep(200)) {
      const mails = (await (await fetch(`${INBOX_URL}/email`)).json()) as { to: unknown; text: string }[];
      const mail = mails.find(({ to }) => JSON.stringify(to).includes(EMAIL));
      const [code] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? [];
      if (code) return code;
    }
    throw new Error('no code was mailed');
  }
}
