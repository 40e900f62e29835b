import type { ContentSubject, SubjectFacts } from '@salon/contracts';
import { subjectWords } from './subject-words.rules.js';

const words = (content?: Partial<ContentSubject>) =>
  subjectWords({
    title: 'as the service says',
    ...(content && { content: { kind: 'faq', name: null, author: null, isOrder: false, ...content } }),
  });

it.each<[Partial<ContentSubject>, string]>([
  [{ name: 'May I come early?' }, 'the question “May I come early?”'],
  [{}, 'the question'],
  [{ kind: 'gallery', name: 'The quiet room' }, 'the picture “The quiet room”'],
  [{ kind: 'almanac', name: 'Early dusk' }, 'the month “Early dusk”'],
  [{ kind: 'offers', isOrder: true }, 'the order of the offers'],
  [{ kind: 'team', isOrder: true }, 'the order of the people'],
  [{ kind: 'settings' }, "the salon's details"],
  [{ kind: 'reviews', author: 'Nimali' }, 'the review by Nimali'],
  [{ kind: 'reviews' }, 'the review by a customer'],
  [{ kind: 'messages', author: 'Nimali' }, 'the message from Nimali'],
  [{ kind: 'messages' }, 'the message from a guest'],
  [{ kind: 'newer' as ContentSubject['kind'], name: 'Cut' }, 'as the service says'],
])('%j reads %s', (content, said) => expect(words(content)).toBe(said));

it('an older service sends the title alone', () => expect(words()).toBe('as the service says'));

const leave = { kind: 'leave', stylist: 'Dilani', from: '2026-11-26', to: '2026-11-26' } as const;

it.each<[string, SubjectFacts]>([
  ['Dilani', { kind: 'stylist', name: 'Dilani', step: null }],
  ['Dilani', { kind: 'stylist', name: 'Dilani', step: 'archived' }],
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
  ['Contact details of Nimali', { kind: 'contact', name: 'Nimali' }],
])('a change of the salon or of contact details reads %s', (said, facts) =>
  expect(subjectWords({ title: 'as the service says', facts })).toBe(said),
);

it.each([{ kind: 'newer' } as unknown as SubjectFacts, null])('with the facts %j the title is shown', (facts) =>
  expect(subjectWords({ title: 'as the service says', facts })).toBe('as the service says'),
);
