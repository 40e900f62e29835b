import {
  messages,
  NEEDED_SETTINGS,
  type NeededSetting,
  type Setup,
  type SetupCheck,
  type SetupCheckName,
} from '@salon/contracts';
import { counted, listed } from '@salon/kernel';
import { CURRENCY_TEXT, zoneName } from './zones.rules.js';

export interface SetupStep {
  id: string;
  title: string;
  isDone: boolean;
  /** The current state, or what is missing. */
  said: string;
  /** The screens where the step is done. */
  links: readonly (readonly [label: string, to: string])[];
  /** Actions on this page. */
  action?: { label: string; does: SetupCheckName | 'example-menu' };
  /** Result of a test in sentences, and whether it failed. */
  found?: { isOk: boolean; said: readonly string[] };
}

/** One petal of the flower: it opens once all its steps are done. */
export interface SetupPart {
  title: string;
  lead: string;
  steps: readonly SetupStep[];
}

const SETTINGS = '/admin/content/settings';

/** `The phone and the map are still missing.` */
function missingOf({ missing }: Setup, names: readonly NeededSetting[]): string | null {
  const left = names.filter((name) => missing.includes(name)).map((name) => `the ${NEEDED_SETTINGS[name]}`);
  if (left.length === 0) return null;
  const isMany = left.length > 1 || left[0] === `the ${NEEDED_SETTINGS.hours}`;
  return `${listed(left).replace(/^t/, 'T')} ${isMany ? 'are' : 'is'} still missing.`;
}

const settingsStep = (
  setup: Setup,
  step: Pick<SetupStep, 'id' | 'title' | 'said'>,
  names: NeededSetting[],
): SetupStep => {
  const missing = missingOf(setup, names);
  return { ...step, isDone: missing === null, said: missing ?? step.said, links: [['Name and contacts', SETTINGS]] };
};

const salonDetails = (setup: Setup): SetupPart => ({
  title: 'The house',
  lead: 'Who you are and where guests find you.',
  steps: [
    settingsStep(setup, { id: 'name', title: 'Name and contacts', said: 'Guests can call and write.' }, [
      'phone',
      'email',
    ]),
    settingsStep(setup, { id: 'address', title: 'Address and map', said: 'Guests find the way.' }, [
      'address',
      'mapUrl',
    ]),
    {
      id: 'zone',
      title: 'Time zone',
      isDone: true,
      said: `All times are in the time zone ${zoneName(setup.zone)}.`,
      links: [],
    },
    {
      id: 'currency',
      title: 'Currency',
      isDone: true,
      said: CURRENCY_TEXT,
      links: [],
    },
  ],
});

const team = (setup: Setup): SetupPart => {
  const missing = missingOf(setup, ['hours']);
  return {
    title: 'The team',
    lead: 'Who works when. Without hours there is no time to offer.',
    steps: [
      {
        id: 'stylists',
        title: 'Stylists',
        isDone: setup.stylists > 0,
        said: setup.stylists > 0 ? `${counted(setup.stylists, 'stylist')} so far.` : 'Nobody works here yet.',
        links: [['Stylists', '/admin/stylists']],
      },
      {
        id: 'hours',
        title: 'Hours',
        isDone: setup.working > 0 && missing === null,
        said:
          setup.working === 0
            ? 'No stylist has working hours yet.'
            : (missing ?? `${counted(setup.working, 'stylist')} with working hours.`),
        links: [
          ['Working hours', '/admin/hours'],
          ['Hours as guests read them', SETTINGS],
        ],
      },
    ],
  };
};

const menu = ({ services, categories }: Setup): SetupPart => ({
  title: 'The menu',
  lead: messages.servicesLead,
  steps: [
    {
      id: 'menu',
      title: 'Categories and services',
      isDone: services > 0 && categories > 0,
      said:
        services > 0
          ? `${counted(services, 'service')} in ${counted(categories, 'category', 'categories')}.`
          : 'Begin with your own, or with an example of forty services that you change as you like. ' +
            'It cannot be taken back as a whole: each service is archived by itself.',
      links: [
        ['Categories', '/admin/content/categories'],
        ['Services', '/admin/content/services'],
      ],
      ...(services === 0 && { action: { label: 'Use the example menu', does: 'example-menu' } }),
    },
  ],
});

const rules = (setup: Setup): SetupPart => ({
  title: 'The rules',
  lead: 'What guests agree to when they book.',
  steps: [
    {
      id: 'policy',
      title: 'Booking fee and policy',
      ...confirmed(
        checkOf(setup, 'policy'),
        'Read each rule with its effect, and change what is not yours. The confirmation cannot be taken back; ' +
          'the rules can be changed at any time.',
      ),
      links: [['Policy', '/admin/policy']],
      action: { label: 'These are our rules', does: 'policy' },
    },
    {
      id: 'legal',
      title: 'Legal texts',
      ...confirmed(
        checkOf(setup, 'legal'),
        'Name, contacts, fee and hours of notice are filled in from your settings. The confirmation cannot be taken back.',
      ),
      links: [
        ['Privacy', '/privacy-policy'],
        ['Terms', '/terms-conditions'],
        ['Refunds', '/refund-policy'],
      ],
      action: { label: 'These are our texts', does: 'legal' },
    },
  ],
});

const mailAndPayments = (setup: Setup): SetupPart => ({
  title: 'Mail and payments',
  lead: 'Tried with the real servers, so that the first guest is not the test.',
  steps: [
    {
      id: 'mail',
      title: 'Mail',
      ...tried(checkOf(setup, 'mail'), 'A test mail goes to your own address.'),
      links: [],
      action: { label: 'Send a test mail', does: 'mail' },
    },
    {
      id: 'gateway',
      title: 'Card payments',
      ...tried(
        checkOf(setup, 'gateway'),
        'Merchant id, secret, keys and notify address are tried; nothing is charged.',
      ),
      links: [],
      action: { label: 'Try the gateway', does: 'gateway' },
    },
  ],
});

const checkOf = ({ checks }: Setup, wanted: SetupCheckName): SetupCheck | undefined =>
  checks.find(({ name }) => name === wanted);

const confirmed = (check: SetupCheck | undefined, said: string) => ({
  isDone: check !== undefined,
  said: check ? 'Confirmed.' : said,
});

const tried = (check: SetupCheck | undefined, said: string) => ({
  isDone: check?.isOk === true,
  said,
  ...(check && { found: { isOk: check.isOk, said: check.said } }),
});

/** The checklist of the first start: five parts; the data decides whether each is done (ADR-0044). */
export const setupParts = (setup: Setup): SetupPart[] => [
  salonDetails(setup),
  team(setup),
  menu(setup),
  rules(setup),
  mailAndPayments(setup),
];

export const isDone = ({ steps }: SetupPart): boolean => steps.every((step) => step.isDone);

/** Steps that are required before anything can be booked. */
const NEEDED = ['name', 'stylists', 'hours', 'menu'];

/** The required and the recommended steps before the site is opened. */
export function leftOf(parts: readonly SetupPart[]): { needed: SetupStep[]; recommended: SetupStep[] } {
  const left = parts.flatMap(({ steps }) => steps).filter((step) => !step.isDone);
  return {
    needed: left.filter(({ id }) => NEEDED.includes(id)),
    recommended: left.filter(({ id }) => !NEEDED.includes(id)),
  };
}
