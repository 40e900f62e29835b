import { CLOSING_MEANS_NAMES, messages, type SalonReport } from '@salon/contracts';
import { counted } from '@salon/kernel';
import { Button, EmptyState, Notice, Price } from '@salon/ui';
import { formatDate, formatTime, salonTimeOf, salonToday } from '@salon/web-kit';
import { FollowLive, useRefetchInterval } from '@salon/web-kit/live';
import { useQuery } from '@salon/web-kit/query';
import { Link, useSearchParams } from '@salon/web-kit/router';
import { AdminPage } from '../screen/admin-page.js';
import { saveCsv } from '../screen/csv.js';
import { Figures } from '../screen/figures.js';
import { LiveLine } from '../screen/live-line.js';
import { StaleNotice } from '../screen/load-failed.js';
import { Loaded } from '../screen/loaded.js';
import { HeatMap } from './heat-map.js';
import { type Range, rangeOf } from './range.rules.js';
import { RangeForm } from './range-form.js';
import { Bars, Columns, ReportTable } from './report-charts.js';
import { csvRows, isEmpty, netOf, type ReportName, REPORTS, SERIES, tableOf } from './report-tables.js';
import { isCounting, reportQuery } from './reports.queries.js';
import '../styles/admin-reports.css';

/** How each figure is counted. */
const LEADS: Readonly<Record<ReportName, string>> = {
  occupancy:
    'How much of the working hours visits took, in per cent. Breaks, leave and closed days are no working hours.',
  services: 'What was done in visits that took place or stand. Money of an offer stands with the offer.',
  money:
    'What came in by each means, less what went back, on the day it did. Booking fees taken at the desk count as cash. ' +
    'What nobody has noted of completed visits is not in it; the closing of each day names them.',
  missed:
    'Customers who did not come, and who cancelled too late to be free of charge under the policy of their visit.',
  customers: 'Visits that are the first ever of their customers, and all others.',
};

function Chart({ name, report }: { name: ReportName; report: SalonReport }) {
  switch (name) {
    case 'occupancy':
      return (
        <>
          <HeatMap rows={report.stylists} caption="Occupancy by stylist and hour" />
          <HeatMap rows={report.weekdays} caption="Occupancy by weekday and hour" />
        </>
      );
    case 'services':
      return <Bars table={tableOf(name, report)} />;
    case 'money':
      return <Columns periods={report.periods} series={SERIES.money} kind="amount" />;
    case 'missed':
    case 'customers':
      return <Columns periods={report.periods} series={SERIES[name]} kind="count" />;
  }
}

const Sums = ({ report }: { report: SalonReport }) => (
  <Figures
    className="report-sums"
    items={report.money.map(({ means }) => [CLOSING_MEANS_NAMES[means], <Price amount={netOf(report, means)} />])}
  />
);

const Unnoted = ({ visits, amount, lastDay }: NonNullable<SalonReport['unnoted']>) => (
  <Notice tone="info">
    <Price amount={amount} /> of {counted(visits, 'completed visit')} is not in it, because nobody has noted how it was
    paid. The latest: <Link to={`/admin/close/${lastDay}`}>closing of {formatDate(lastDay, 'MMM d, yyyy')}</Link>
  </Notice>
);

function Report({ name, report }: { name: ReportName; report: SalonReport }) {
  const title = REPORTS.find(([each]) => each === name)?.[1] ?? '';
  const table = tableOf(name, report);
  return (
    <section className="report" aria-labelledby="report-title">
      <div className="report__head">
        <h2 id="report-title">{title}</h2>
        <Button
          variant="line"
          aria-label={`Save ${title} as CSV`}
          onClick={() => saveCsv(`${name}-${report.from}-${report.to}.csv`, csvRows(table))}
        >
          CSV
        </Button>
      </div>
      <p className="muted">{LEADS[name]}</p>
      {name === 'money' && report.unnoted && <Unnoted {...report.unnoted} />}
      {name === 'money' && <Sums report={report} />}
      <Chart name={name} report={report} />
      <ReportTable table={table} caption={`${title}, ${formatDate(report.from)} – ${formatDate(report.to)}`} />
    </section>
  );
}

const NothingToReport = ({ from }: Pick<SalonReport, 'from'>) =>
  from > salonToday() ? (
    <EmptyState
      art="/art/araliya-branch.svg"
      title="These days have not come yet."
      text="No visit is booked on them so far, and money counts on the day it comes or goes."
    />
  ) : (
    <EmptyState
      art="/art/araliya-branch.svg"
      title="Nothing happened on these days."
      text="No visits, and no money that came or went. Other days have more to tell."
    />
  );

function Content({ range, name }: { range: Range; name: ReportName }) {
  const query = useQuery({
    ...reportQuery(range),
    refetchInterval: useRefetchInterval(),
    placeholderData: (previous) => previous,
  });
  return (
    <>
      {isCounting(query.failureReason) && <Notice tone="info">{query.failureReason.message}</Notice>}
      <Loaded query={query} failed={messages.reportFailed} rows={[3, '10rem']}>
        {(report) => (
          <div aria-busy={query.isPlaceholderData}>
            <StaleNotice error={query.error} failed={messages.reportFailed} />
            <p className="report-as-of hint">As of {formatTime(salonTimeOf(report.asOf))}</p>
            <LiveLine />
            {isEmpty(report) ? <NothingToReport from={report.from} /> : <Report name={name} report={report} />}
          </div>
        )}
      </Loaded>
    </>
  );
}

/** /admin/reports?from=&to=&report=: the salon's current figures. */
export default function ReportsPage() {
  const [search, setSearch] = useSearchParams();
  const range = rangeOf(search, salonToday());
  const name = REPORTS.find(([each]) => each === search.get('report'))?.[0] ?? 'occupancy';
  return (
    <AdminPage title="Reports" lead={`${formatDate(range.from)} – ${formatDate(range.to)}`}>
      <RangeForm range={range} onChange={(to) => setSearch({ ...to, report: name }, { replace: true })} />
      <nav className="report-nav" aria-label="Reports">
        {REPORTS.map(([each, title]) => (
          <Link
            key={each}
            to={`?${new URLSearchParams({ ...range, report: each }).toString()}`}
            replace
            aria-current={each === name ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      <FollowLive>
        <Content range={range} name={name} />
      </FollowLive>
    </AdminPage>
  );
}
