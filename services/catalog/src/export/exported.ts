import { csvFile, type ExportPlan } from '@salon/nest-kit/export';

const SERVICES = csvFile(
  'csv/services.csv',
  ['category', 'title', 'description', 'price', 'minutes', 'archived'],
  `SELECT category.label AS category, service.title, service.description,
     to_char(service."priceCents" / 100.0, 'FM9999999990.00') AS price, service.minutes::text AS minutes,
     CASE WHEN service."archivedAt" IS NULL THEN 'no' ELSE 'yes' END AS archived
   FROM catalog.service JOIN catalog.category ON category.slug = service.category
   ORDER BY category.position, service.position, service.id`,
);

/** Content in the salon's archive (docs/export-format.md). */
export const EXPORTED: ExportPlan = {
  service: 'catalog',
  tables: [
    'site',
    'category',
    'service',
    'offer',
    'offer_service',
    'gallery_image',
    'almanac_month',
    'faq_entry',
    'statistic',
    'team_member',
    'value_card',
    'review',
    'kept_picture',
    'act',
    'contact_message',
  ],
  excluded: { migration: 'named in the manifest', job_retry: 'jobs belong to this instance' },
  nulledColumns: {},
  seededTables: ['site'],
  disabledTriggers: [],
  reports: [SERVICES],
};
