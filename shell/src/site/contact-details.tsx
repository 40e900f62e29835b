import { mailLink, type Site, telLink } from '@salon/contracts';
import { Skeleton } from '@salon/ui';
import { isFirstLoad, siteQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { ContentFailed } from './content-failed.js';
import { useSite } from './use-site.js';

/** Builds the WhatsApp link from a number, or uses the given URL. */
const chatLink = (whatsapp: string): string =>
  whatsapp.startsWith('https://') ? whatsapp : `https://wa.me/${whatsapp.replace(/\D/g, '')}`;

const Details = ({ site }: { site: Site }) => (
  <dl className="contact__list">
    <div>
      <dt>Location</dt>
      <dd>{site.address}</dd>
    </div>
    {site.phone !== '' && (
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={telLink(site.phone)}>{site.phone}</a>
        </dd>
      </div>
    )}
    {site.whatsapp !== '' && (
      <div>
        <dt>WhatsApp</dt>
        <dd>
          <a href={chatLink(site.whatsapp)} rel="noopener noreferrer" target="_blank">
            Send a message
          </a>
        </dd>
      </div>
    )}
    {site.email !== '' && (
      <div>
        <dt>E-mail</dt>
        <dd>
          <a href={mailLink(site.email)}>{site.email}</a>
        </dd>
      </div>
    )}
  </dl>
);

/** Rows of about the height of the details. */
const Waiting = () => (
  <div className="contact__list" aria-hidden="true">
    {[1, 2, 3, 4].map((each) => (
      <div key={each}>
        <Skeleton height="1.25rem" />
        <Skeleton height="1.25rem" />
      </div>
    ))}
  </div>
);

const Hours = ({ hours }: { hours: Site['hours'] }) => (
  <table className="hours">
    <caption>Hours</caption>
    <tbody>
      {hours.map(({ days, open }) => (
        <tr key={days}>
          <th scope="row">{days}</th>
          <td>{open}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The salon's contacts and hours, on / and /contact. */
export function ContactDetails() {
  const { site } = useSite();
  const loaded = useQuery(siteQuery);
  if (isFirstLoad(loaded)) return <Waiting />;
  if (!loaded.data) return <ContentFailed query={loaded} />;
  return (
    <>
      <Details site={site} />
      {site.hours.length > 0 && <Hours hours={site.hours} />}
    </>
  );
}
