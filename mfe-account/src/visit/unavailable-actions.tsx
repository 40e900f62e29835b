import type { Appointment } from '@salon/contracts';
import { Link } from '@salon/web-kit/router';

const ContactUs = () => (
  <Link className="visit-word" to="/contact">
    Contact us
  </Link>
);

/** Why a visit can no longer be moved or cancelled here, and whom to contact; renders nothing while it can. */
export function UnavailableActions({ visit: { options } }: { visit: Appointment }) {
  const moveWhy = options?.reschedule?.why;
  const cancelWhy = options?.cancelWhy;
  return (
    <>
      {moveWhy && (
        <p>
          {moveWhy}. <ContactUs /> if you need one.
        </p>
      )}
      {cancelWhy && (
        <p>
          {cancelWhy}. <ContactUs />
        </p>
      )}
    </>
  );
}
