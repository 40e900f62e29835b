/** Rotation of the five petals, degrees. */
export const TURNS: readonly number[] = [0, 72, 144, 216, 288];
export const PETAL = 'M0 3C-15-7-21-31-7-45 3-53 19-42 18-24 17-12 8-3 0 3Z';
export const FOLD = 'M0 3C-15-7-21-31-7-45-8-28-5-10 0 3Z';
export const HEART = 'M0 2C-5-4-5-13 1-19 6-13 6-4 0 2Z';
