interface Month {
  title: string;
  text: string;
  art: string;
  services: readonly [string, string];
}

/** January to December: a text about the month in Colombo, and two services of the menu. */
export const ALMANAC: readonly Month[] = [
  {
    title: 'New rice, cool mornings',
    text:
      'The pots of Thai Pongal boil over in the middle of the month, and the mornings are the coolest of the year. ' +
      'Oil now what December’s parties dried out.',
    art: '01-harvest',
    services: ['Warm oil treatment', 'Deep hydration facial'],
  },
  {
    title: 'Drums by the lake',
    text:
      'Around the Navam full moon the perahera walks past Gangaramaya by torchlight. It is a long evening in flat ' +
      'sandals, so let your feet come first.',
    art: '02-procession',
    services: ['Petal pedicure', 'Foot ritual'],
  },
  {
    title: 'Bright and nearly still',
    text:
      'March is hot, and the rain keeps us waiting. Clay draws out what sunscreen and dust leave behind, and a ' +
      'shorter fringe stays off the forehead.',
    art: '03-heat',
    services: ['Clay purifying facial', 'Fringe trim'],
  },
  {
    title: 'Avurudu',
    text:
      'In the middle of April lamps are lit, heads are anointed with oil and the year begins again. Come the week ' +
      'before, and begin it freshly cut.',
    art: '04-avurudu',
    services: ['Haircut & finish', 'Saree draping'],
  },
  {
    title: 'The light of Vesak',
    text:
      'Lanterns hang from every balcony for the full moon of May, and the monsoon is close behind. White clothes, ' +
      'clear skin, simple nails.',
    art: '05-vesak',
    services: ['Herbal cleanse', 'French manicure'],
  },
  {
    title: 'The south-west monsoon',
    text:
      'Rain by the bucket, sea air by the day, and the Poson moon somewhere above it. Smoothing holds a line that ' +
      'no umbrella can.',
    art: '06-monsoon',
    services: ['Keratin smoothing', 'Root touch-up'],
  },
  {
    title: 'Esala in flower',
    text:
      'The ehela trees hang in golden chains, and around the full moon the drums begin in Kandy. A warm gloss keeps ' +
      'them company.',
    art: '07-esala',
    services: ['Colour & gloss', 'Hand-painted accent'],
  },
  {
    title: 'Kites over Galle Face',
    text:
      'The wind off the sea is steady, and the green is full of kites by four. Hair that is out all afternoon is ' +
      'happiest pinned up.',
    art: '08-kites',
    services: ['Evening updo', 'Gel manicure'],
  },
  {
    title: 'A month of room',
    text:
      'Between Esala and the weddings the house is quiet, and so is the Binara moon. Lie down, close your eyes and ' +
      'stay for the tea.',
    art: '09-lotus',
    services: ['Head & shoulder massage', 'Araliya glow facial'],
  },
  {
    title: 'Rows of lamps',
    text:
      'Deepavali comes with the new moon of October or November, and thunder comes most afternoons. Festive nails ' +
      'last through both.',
    art: '10-lamps',
    services: ['Nail art, full set', 'Threading, full face'],
  },
  {
    title: 'Between the rains',
    text:
      'Washed light in the morning, thunder after lunch, and the wedding season a month away. A trial now leaves ' +
      'time to change your mind.',
    art: '11-between-rains',
    services: ['Bridal trial', 'Brightening facial'],
  },
  {
    title: 'Auspicious hours',
    text:
      'Poruwas, homecomings and Christmas dinners share one calendar in December. Book the bride’s morning first, ' +
      'and then everyone else’s.',
    art: '12-wedding',
    services: ['Bridal hair', 'Homecoming make-up'],
  },
];
