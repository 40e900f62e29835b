import { Inject, Injectable } from '@nestjs/common';
import type { AppVersion, ClientError, ClientReport } from '@salon/contracts';
import { LOGGER } from '@salon/nest-kit';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { countError, countViews, countVital, removeVersion } from './client-metrics.js';
import { DeployedVersions } from './deployed-versions.js';

/** An error is logged once in ten minutes, and at most this many different ones: a client can invent errors. */
const LOGGED = { ttl: 600_000, max: 200 };

/** Counts client reports by app and version, and logs each type of error once (ADR-0064). */
@Injectable()
export class RecordReport {
  private readonly versions = new DeployedVersions(removeVersion);
  private readonly logged = new LRUCache<string, true>(LOGGED);

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** @param deployed the versions that the edge reports, and the share of pages that report views and vitals */
  record({ errors, vitals, views }: ClientReport, deployed: URLSearchParams): void {
    this.versions.learn(deployed);
    for (const error of errors) {
      countError(this.labelled(error));
      this.log(error);
    }
    const share = Number(deployed.get('share'));
    if (!(share > 0 && share <= 1)) return;
    for (const vital of vitals) countVital(this.labelled(vital));
    for (const each of views) countViews(this.labelled(each), each.count, share);
  }

  private labelled<T extends AppVersion>(reported: T): T {
    return { ...reported, version: this.versions.labelOf(reported) };
  }

  private log({ app, version, kind, name, route, file }: ClientError): void {
    const key = [app, version, kind, name, route, file].join(' ');
    if (this.logged.has(key)) return;
    this.logged.purgeStale();
    if (this.logged.size >= LOGGED.max) return;
    this.logged.set(key, true);
    this.logger.warn({ app, version, kind, error: name, route, file }, 'error in a browser');
  }
}
