import { clientPhoneProblem, foldClientPhone, foldPhone, phoneProblem, telLink } from './index.js';

describe("a customer's own number", () => {
  it.each([
    ['077 123 4567', '0771234567'],
    ['+94 77 123 4567', '0771234567'],
    ['0094771234567', '0771234567'],
    ['(077) 123-4567', '0771234567'],
    ['+94 (0)77 123 4567', '0771234567'],
    ['+940771234567', '0771234567'],
    ['0094 (0)77 123 4567', '0771234567'],
    ['0941234567', '0941234567'],
  ])('A-143 %s is %s', (typed, folded) => {
    expect([foldPhone(typed), phoneProblem(typed)]).toEqual([folded, null]);
  });

  it.each(['77123456', '077123456789', 'no number', '+1 555 0100', '0094 77 123 4', '+94 (0)77 123 456'])(
    'A-144 %j is not one',
    (typed) => {
      expect(phoneProblem(typed)).toBe('Please enter a valid 10-digit phone number');
    },
  );

  it('A-127 may be left out', () => {
    expect(phoneProblem('')).toBeNull();
  });
});

describe("a client's number", () => {
  it.each([
    ['+94 77 123 4567', '0771234567'],
    ['077 123 4567', '0771234567'],
    ['+94 (0)77 123 4567', '0771234567'],
    ['+44 (20) 7946 0958', '+442079460958'],
    ['0044 20 7946 0958', '+442079460958'],
    ['555.0100', '5550100'],
  ])('%s is stored as %s', (typed, folded) => {
    expect([foldClientPhone(typed), clientPhoneProblem(typed)]).toEqual([folded, null]);
  });

  it.each(['555010', '+44 20 7946 0958 12345', '077 123 4567 ext 2', 'no number'])('%j is not one', (typed) => {
    expect(clientPhoneProblem(typed)).toBe('Phone must be a number of 7 to 15 digits');
  });

  it('may be left out', () => {
    expect(clientPhoneProblem('')).toBeNull();
  });
});

it.each([
  ['+94 11 234 5678', 'tel:+94112345678'],
  ['(011) 234-5678', 'tel:0112345678'],
])('a link that calls %s', (phone, link) => expect(telLink(phone)).toBe(link));
