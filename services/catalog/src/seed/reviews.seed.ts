interface ReviewSeed {
  name: string;
  rating: number;
  comment: string;
  createdAt: string;
}

export const REVIEWS: readonly ReviewSeed[] = [
  {
    name: 'Nethmi Silva',
    rating: 5,
    comment: 'They kept to the minute, and the cut still falls right six weeks later.',
    createdAt: '2026-10-28T05:30:00Z',
  },
  {
    name: 'Fathima Rizwan',
    rating: 5,
    comment: 'My bridal make-up lasted through rain, tears and the whole homecoming. Thank you.',
    createdAt: '2026-10-19T09:10:00Z',
  },
  {
    name: 'Kavindi Jayawardena',
    rating: 4,
    comment: 'Lovely quiet rooms. The gel held for sixteen days. Parking is a little tight on Saturdays.',
    createdAt: '2026-10-07T11:45:00Z',
  },
  {
    name: 'Priya Nadarajah',
    rating: 5,
    comment: 'I paid the booking fee, walked in, sat down, and that was all the waiting there was.',
    createdAt: '2026-09-30T04:20:00Z',
  },
  {
    name: 'Ruwani Fernando',
    rating: 5,
    comment: 'The sandalwood mask! I could smell it all evening.',
    createdAt: '2026-09-21T12:05:00Z',
  },
  {
    name: 'Melissa de Zoysa',
    rating: 4,
    comment: 'Patient with my curls, honest about what would not suit me.',
    createdAt: '2026-09-11T06:40:00Z',
  },
  {
    name: 'Shehani Peiris',
    rating: 5,
    comment: 'Brought my mother for a petal pedicure. She has asked to come back twice since.',
    createdAt: '2026-08-29T08:15:00Z',
  },
  {
    name: 'Amaya Gunasekara',
    rating: 5,
    comment: 'The price on the page was the price at the desk.',
    createdAt: '2026-08-16T10:55:00Z',
  },
];
