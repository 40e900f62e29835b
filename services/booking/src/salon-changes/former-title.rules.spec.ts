import type { SalonFacts } from '@salon/contracts';
import { formerTitleOf } from './former-title.rules.js';

const leave = { kind: 'leave', stylist: 'Dilani', from: '2026-11-26', to: '2026-11-26' } as const;

it.each<[string, SalonFacts]>([
  ['Dilani', { kind: 'stylist', name: 'Dilani', step: null }],
  ['Dilani, archived', { kind: 'stylist', name: 'Dilani', step: 'archived' }],
  ['Dilani, restored', { kind: 'stylist', name: 'Dilani', step: 'restored' }],
  ['Order of the stylists', { kind: 'stylistOrder' }],
  ['Hours of the salon from Jan 1, 2027', { kind: 'plan', stylist: null, validFrom: '2027-01-01' }],
  ['Hours of Dilani from Nov 26, 2026', { kind: 'plan', stylist: 'Dilani', validFrom: '2026-11-26' }],
  ['Leave of Dilani, Nov 26, 2026', { kind: 'exception', exception: leave }],
  [
    'Extra hours of Dilani, Nov 26, 2026 to Dec 2, 2026',
    { kind: 'exception', exception: { ...leave, kind: 'extra', to: '2026-12-02' } },
  ],
  ['Leave or extra hours', { kind: 'exception', exception: null }],
  ['Dec 25, 2026', { kind: 'closure', days: ['2026-12-25'] }],
  ['Dec 25, 2026 and 2 more', { kind: 'closure', days: ['2026-12-25', '2026-12-26', '2026-12-27'] }],
  ['Policy', { kind: 'policy' }],
  ['The site is open', { kind: 'opening' }],
  ['a payment notice: The bank called', { kind: 'notice', note: 'The bank called' }],
  ['Nov 23, 2026', { kind: 'closing', day: '2026-11-23', reason: null }],
  ['Nov 23, 2026: Card slip found', { kind: 'closing', day: '2026-11-23', reason: 'Card slip found' }],
  ['Notes of Nimali', { kind: 'customer', name: 'Nimali' }],
  ['Banu merged into Ama', { kind: 'customerMerge', merged: 'Banu', kept: 'Ama' }],
])('release 0.2.0 reads %s', (title, facts) => expect(formerTitleOf(facts)).toBe(title));
