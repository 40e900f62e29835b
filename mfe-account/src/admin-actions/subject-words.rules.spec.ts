import type { ContentSubject } from '@salon/contracts';
import { subjectWords } from './subject-words.rules.js';

const words = (content?: Partial<ContentSubject>) =>
  subjectWords({
    title: 'as the service says',
    visit: null,
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
