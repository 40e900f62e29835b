import { APPOINTMENT_STATUSES, messages, DEFAULT_POLICY } from '@salon/contracts';
import {
  Art,
  Badge,
  Button,
  EmptyState,
  ErrorState,
  Flower,
  MoneySplit,
  Notice,
  type NoticeTone,
  Price,
  Skeleton,
  Spinner,
} from '@salon/ui';
import { Steps } from '@salon/ui/page/steps';
import { SalonAddress } from '@salon/ui/page/salon-address';
import { Countdown } from '@salon/ui/states/countdown';
import { StatusChip } from '@salon/ui/states/status-chip';
import { siteQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { Part } from './part.js';

const TONES: readonly NoticeTone[] = ['info', 'success', 'warning', 'danger'];
const STATUSES = [...APPOINTMENT_STATUSES, 'on_hold'];
const STEPS = [
  { label: 'Cart', href: '/cart' },
  { label: 'Date and time', href: '/book-appointment' },
  { label: 'Payment' },
];
const QUARTER_MS = 15 * 60_000;

/** The countdown restarts whenever the gallery is opened. */
const inAQuarter = (): string => new Date(Date.now() + QUARTER_MS).toISOString();

const Words = () => (
  <Part title="Words of state">
    {STATUSES.map((status) => (
      <StatusChip key={status} status={status} />
    ))}
    <Badge>Save 20%</Badge>
    <p>
      <Countdown until={inAQuarter()} />
    </p>
    <Price amount={4500} /> <Price amount={4500} struck /> <Price amount={4500} big />
    <div className="design__wide">
      <MoneySplit online={1000} atSalon={11_100} paid={false} />
    </div>
    <div className="design__wide">
      <Steps steps={STEPS} current={1} />
    </div>
    <SalonAddress className="design__lines" site={useQuery(siteQuery).data} />
  </Part>
);

export const States = () => (
  <>
    <Words />
    <Part title="Notices">
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone} role="note">
          We keep your time for at least {DEFAULT_POLICY.holdMinutes} minutes ({tone}).
        </Notice>
      ))}
    </Part>
    <Part title="Waiting">
      <Spinner label="Loading..." />
      <Skeleton width="16rem" height="2rem" />
    </Part>
    <Part title="Pictures">
      <Flower width="64" height="64" />
      <Flower mark width="64" height="64" />
      <figure className="design__picture">
        <Art src="/art/hibiscus.svg" alt="A hibiscus" ratio="4/3" />
      </figure>
      <figure className="design__picture">
        <Art src={null} alt="A picture that is missing" ratio="4/3" />
      </figure>
    </Part>
    <Part title="Empty and failed">
      <EmptyState art="/art/fronds.svg" title={messages.cartEmpty} text="Add some services to get started" heading="h3">
        <Button variant="primary">Browse Services</Button>
      </EmptyState>
      <ErrorState
        title={messages.appointmentsFailed}
        text="Cannot connect to server."
        heading="h3"
        onRetry={() => undefined}
      />
    </Part>
  </>
);
