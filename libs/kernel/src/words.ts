/** The first word of a person's name; empty for an empty name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** A count with its noun: '1 service', '3 services'; `more` is the plural when it does not end with s alone. */
export const counted = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** 'Nails x 2'; a single one is its title alone. */
export const withQuantity = ({ title, quantity }: { title: string; quantity: number }): string =>
  quantity > 1 ? `${title} x ${quantity}` : title;
