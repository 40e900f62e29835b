/** Of a text of the gateway. */
export const MAX_NOTE_LENGTH = 200;

/** Text from outside as it may be shown: no control characters, limited length. */
export const printable = (text: string, max: number): string => text.replace(/\p{Cc}+/gu, ' ').slice(0, max);
