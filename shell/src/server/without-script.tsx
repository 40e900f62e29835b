import { SALON, type Site, telLink } from '@salon/contracts';
import { buttonClass } from '@salon/ui';

interface Props {
  site: Site | undefined;
  /** Nothing else of the page is rendered. */
  isAlone: boolean;
}

/** What the page is without JavaScript: the salon's name and ways around it. */
export const WithoutScript = ({ site, isAlone }: Props) => (
  <noscript>
    <div className="without-script page">
      {isAlone && <h1>{site?.companyName ?? SALON.companyName}</h1>}
      <p>Booking needs JavaScript. You can also call us to book a visit.</p>
      <p className="without-script__links">
        {site?.phone && (
          <a className={buttonClass({ variant: 'primary' })} href={telLink(site.phone)}>
            Call {site.phone}
          </a>
        )}
        <a className={buttonClass()} href="/">
          Home page
        </a>
      </p>
    </div>
  </noscript>
);
