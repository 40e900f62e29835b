import { ContactDetails } from '../site/contact-details.js';
import { useSite } from '../site/use-site.js';
import { MapPicture } from './map-picture.js';

/** Contact section of the home page, from the salon's details. */
export function Contact() {
  const { site } = useSite();
  return (
    <section className="section contact" id="contact" aria-labelledby="contact-title">
      <div className="page">
        <div>
          <h2 id="contact-title">Come by</h2>
          <ContactDetails />
        </div>
        <MapPicture site={site} />
      </div>
    </section>
  );
}
