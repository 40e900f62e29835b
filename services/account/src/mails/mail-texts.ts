/** Texts that several account mails share. */
export const mailTexts = {
  wasYou: 'If it was you, there is nothing to do.',
  wasNotYou: 'If it was not you, set a new password at once and tell the salon.',
  safetyChanged: 'something about the safety of your account changed',
} as const;

/** The last line of a mail: the reason for it. */
export const sentBecause = (salon: string, why: string): string => `This mail was sent by ${salon} because ${why}.`;
