/** The networks of the accepted cards, in the order of the site. */
export const CARDS = ['Visa', 'Mastercard', 'American Express', 'Discover', 'Diners Club'] as const;
