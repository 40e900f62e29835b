import { type AppVersion, CLIENT_ERROR_KINDS, type ClientError, type ClientVital, VITALS } from '@salon/contracts';
import { browserErrors, browserLayoutShift, browserPageViews, browserVitals } from '@salon/nest-kit';

const MS = 1_000;

/** Counts an error. The app gets a page-view metric too, even if it is 0, so that a rate can be computed. */
export function countError({ app, version, kind }: ClientError): void {
  browserErrors.inc({ app, version, kind });
  browserPageViews.inc({ app, version }, 0);
}

export function countVital({ app, version, name, value }: ClientVital): void {
  if (name === 'CLS') browserLayoutShift.observe({ app, version }, value);
  else browserVitals.observe({ app, version, vital: name }, value / MS);
}

/** Estimated page views: only the share `share` of all pages reports them. */
export const countViews = ({ app, version }: AppVersion, count: number, share: number): void =>
  browserPageViews.inc({ app, version }, count / share);

/** Removes the figures of a version. */
export function removeVersion({ app, version }: AppVersion): void {
  browserPageViews.remove({ app, version });
  browserLayoutShift.remove({ app, version });
  for (const kind of CLIENT_ERROR_KINDS) browserErrors.remove({ app, version, kind });
  for (const vital of VITALS) browserVitals.remove({ app, version, vital });
}
