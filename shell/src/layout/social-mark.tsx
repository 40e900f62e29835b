import type { ReactNode } from 'react';

const MARKS: Record<string, ReactNode> = {
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.6 7.4v.01" />
    </>
  ),
  facebook: (
    <path d="M14 21v-8h3l.5-3.2H14V8c0-1.2.5-1.9 1.9-1.9h1.6V3.3C17 3.2 16.2 3 15.2 3 12.6 3 11 4.5 11 7.3v2.5H8V13h3v8" />
  ),
  tiktok: <path d="M13.5 3v11.8a3.4 3.4 0 1 1-3.4-3.4M13.5 3c.3 2.8 2.2 4.7 5 5" />,
  youtube: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="4" />
      <path d="m10.5 9.5 4.2 2.5-4.2 2.5z" />
    </>
  ),
};
const LINK = (
  <>
    <path d="M10 14a4 4 0 0 0 6 .4l2.6-2.6a4 4 0 0 0-5.6-5.6L11.7 7.500" />
    <path d="M14 10a4 4 0 0 0-6-.4l-2.600 2.600a4 4 0 0 0 5.600 5.600l1.300-1.300" />
  </>
);

/** The icon of a social network; a link icon for unknown ones. */
export const SocialMark = ({ name }: { name: string }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {MARKS[name.toLowerCase()] ?? LINK}
  </svg>
);
