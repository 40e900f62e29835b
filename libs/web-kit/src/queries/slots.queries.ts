/** Prefix of all free days and times: a booked, moved or cancelled visit changes them. */
export const slotsKey = ['slots'] as const;
