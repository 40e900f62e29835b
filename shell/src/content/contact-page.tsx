import { ContactDetails } from '../site/contact-details.js';
import { MapPicture } from '../home/map-picture.js';
import { useSite } from '../site/use-site.js';
import { ContactForm } from './contact-form.js';

/** The contact page, linked from the footer and the payment pages (decision E1). */
export function ContactPage() {
  const { site } = useSite();
  return (
    <div className="contact-page page">
      <header className="contact-page__head">
        <h1>Contact us</h1>
        <p className="lead muted">
          A question, a wish or something that went wrong: write, call or come by. A person reads every message.
        </p>
      </header>
      <ContactForm />
      <section className="contact-page__where" aria-labelledby="where">
        <h2 id="where">Come by</h2>
        <ContactDetails />
      </section>
      <MapPicture site={site} />
    </div>
  );
}
