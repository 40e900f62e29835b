/** Three cut-paper portraits in the colours of the site, taken in turn. */
const FACES = [
  { ground: '#e7c9b4', skin: '#b97a57', hair: '#3a2620', cloth: '#8e3b46', cut: 'M8 48C4 20 14 7 25 7s20 15 16 41Z' },
  { ground: '#cfdccb', skin: '#9c6244', hair: '#2f1f1a', cloth: '#2f6b4f', cut: 'M14 24C12 10 20 7 26 8s12 5 10 16Z' },
  {
    ground: '#f3d7a0',
    skin: '#c58a66',
    hair: '#4a2c22',
    cloth: '#2d5b7a',
    cut: 'M12 27C11 12 18 8 25 8s14 5 13 19ZM19 8a6 6 0 1 1 12 0Z',
  },
] as const;

/** The portrait of the stylist at this place of the list. */
export function Face({ hand }: { hand: number }) {
  const face = FACES[hand % FACES.length]!;
  return (
    <svg viewBox="0 0 48 48" width="48" height="48">
      <rect width="48" height="48" fill={face.ground} />
      <path d={face.cut} fill={face.hair} />
      <circle cx="25" cy="24" r="9.5" fill={face.skin} />
      <path d="M15.500 20c5 1 14 0 19-4l-2-4H18Z" fill={face.hair} />
      <path d="M9 50c2-11 9-14 16-14s14 3 16 14Z" fill={face.cloth} />
    </svg>
  );
}
