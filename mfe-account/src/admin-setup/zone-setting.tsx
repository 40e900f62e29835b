import { useQuery } from '@salon/web-kit/query';
import { setupQuery } from './setup.queries.js';
import { ZoneChoice } from './zone-choice.js';
import { CURRENCY_TEXT, zoneName } from './zones.rules.js';

/** Time zone and currency below the settings; nothing until they are known. */
export function ZoneSetting() {
  const { data } = useQuery(setupQuery);
  if (!data) return null;
  return (
    <section className="zone-setting" aria-labelledby="zone-setting">
      <h2 id="zone-setting">Time zone and currency</h2>
      <p>All times are in the time zone {zoneName(data.zone)}.</p>
      <ZoneChoice zone={data.zone} isBooked={data.isBooked} />
      <p>{CURRENCY_TEXT}</p>
    </section>
  );
}
