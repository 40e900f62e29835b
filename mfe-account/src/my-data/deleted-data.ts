/** What a deletion removes with an account, and what it keeps (decision A19). */
export const dataOfAccount = (whose: 'Your' | 'Their') => {
  const isOwn = whose === 'Your';
  const own = whose.toLowerCase();
  return {
    deleted: [
      `${whose} account with name, e-mail address, phone number, address, city, picture and password`,
      isOwn
        ? 'Your cart, your review, your messages to us and what we noted about you'
        : 'Their cart, their review, their messages to the salon and what staff noted about them',
      `The record of ${own} sign-ins: ${isOwn ? 'you' : 'they'} are signed out everywhere`,
    ],
    kept: [`${whose} visits and payments, without ${own} name: the law asks the salon to keep its books`],
  };
};
