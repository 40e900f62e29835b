import type { AdminStylist, SalonHours, SecondFactorSetUp, Setup, SetupCheck } from '@salon/contracts';
import { TOTP } from 'otpauth';
import { callApi } from './calls.js';
import { OWNER, SITE_URL } from '../drill-site/configuration.js';

const PASSWORD = 'Frangipani7';
const STYLISTS = ['Asha', 'Bimal', 'Chathuri'];
const DAY = { start: '09:00', end: '18:00', breaks: [] };
const FACTS = {
  brand: 'Temple Tree',
  companyName: 'Temple Tree',
  phone: '+94 11 222 3333',
  email: 'desk@drill.example',
  address: '3 Flower Road, Galle',
  mapUrl: 'https://www.openstreetmap.org/?mlat=6.03&mlon=80.21',
  hours: [{ days: 'Every day', open: '9:00 AM – 6:00 PM' }],
};

const PER_DAY = 40;
const DAY_MS = 86_400_000;

/** Ten minutes weeks ahead, different for each index. */
function minutesOf(index: number): { date: string; startTime: string; endTime: string } {
  const timeAt = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(11, 16);
  const start = 9 * 60 + (index % PER_DAY) * 10;
  const date = new Date(Date.now() + (40 + Math.floor(index / PER_DAY)) * DAY_MS).toISOString().slice(0, 10);
  return { date, startTime: timeAt(start), endTime: timeAt(start + 10) };
}

/**
 * The first owner: registers by the link from the log, sets up two-step sign-in, sets the salon up and opens it
 * (ADR-0044).
 */
export class Owner {
  token = '';
  private stylistId = '';

  /** @param log of the account service, with the link for the first owner */
  async register(log: string): Promise<void> {
    const invite = /https:\S+\/register\?invite=([\w-]+)/.exec(log)?.[1];
    const body = { name: 'Amaya', email: OWNER, password: PASSWORD, confirmPassword: PASSWORD, invite };
    this.token = (await callApi(`${SITE_URL}/api/auth/admin/register`, 'POST', { body })).token ?? '';
    await this.call('POST', '/api/auth/confirm', { password: PASSWORD });
    const { secret } = await this.call<SecondFactorSetUp>('POST', '/api/users/second-factor');
    await this.call('POST', '/api/users/second-factor/confirm', { code: new TOTP({ secret }).generate() });
  }

  /** @throws Error unless everything is accepted, mail and gateway included */
  async openSalon(): Promise<void> {
    await this.call('PATCH', '/api/admin/content/settings/site', FACTS);
    await this.call('POST', '/api/admin/setup/example-menu');
    const { today } = await this.call<SalonHours>('GET', '/api/admin/hours');
    for (const name of STYLISTS) {
      const fields = { name, skills: 'Cutting and colour', picture: null, serviceIds: null, accountEmail: '' };
      const { stylist } = await this.call<{ stylist: AdminStylist }>('POST', '/api/admin/stylists', fields);
      this.stylistId = stylist._id;
      const week = Array.from({ length: 7 }, () => DAY);
      const change = { subject: 'plan', stylistId: stylist._id, validFrom: today, week };
      await this.call('PUT', '/api/admin/hours', { change });
    }
    for (const name of ['policy', 'legal', 'mail', 'gateway']) {
      const { check } = await this.call<{ check: SetupCheck }>('POST', `/api/admin/setup/checks/${name}`);
      if (!check.isOk) throw new Error(`${name}: ${check.said.join(' ')}`);
    }
    await this.makeOffer();
    await this.call('POST', '/api/admin/setup/open');
  }

  /** Blocks ten minutes of a stylist, different for each index. */
  async blockTime(index: number, reason: string): Promise<void> {
    const { stylistId } = this;
    await this.call('POST', '/api/admin/desk/blocks', { ...minutesOf(index), stylistId, reason });
  }

  /** @throws Error unless the owner sees the site as open */
  async expectOpen(): Promise<void> {
    const { setup } = await this.call<{ setup: Setup }>('GET', '/api/admin/setup');
    if (!setup.isOpen) throw new Error('the site is not open');
  }

  async call<Data = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<Data> {
    return (await callApi<Data>(`${SITE_URL}${path}`, method, { token: this.token, body })).data;
  }

  private async makeOffer(): Promise<void> {
    const { services } = await this.call<{ services: { _id: string }[] }>('GET', '/api/services/get-services');
    const texts = {
      title: 'Two for the feast',
      description: 'Two of our services for one price.',
      price: '5000',
      originalPrice: '8000',
      startDate: '2020-01-01',
      endDate: '2099-12-31',
      services: services
        .slice(0, 2)
        .map(({ _id }) => _id)
        .join(','),
    };
    const form = new FormData();
    for (const [name, text] of Object.entries(texts)) form.append(name, text);
    await this.call('POST', '/api/special-offers', form);
  }
}
