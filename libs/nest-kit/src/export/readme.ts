/** README.md of the archive; docs/export-format.md in the source describes the complete format. */
export const README = `# Everything of the salon

This archive holds everything that the booking site keeps of the salon. It contains PERSONAL DATA of customers and the
PASSWORD HASHES of all accounts: keep it as you keep the keys of the salon.

- manifest.json: the format's version, the migrations of each service, the rows of each table, and length and SHA-256 of
  each file
- data/<service>/<table>.jsonl: one table a file, one row a line, as JSON in UTF-8
- csv/*.csv: customers, services, visits and payments for a spreadsheet, with days and times of the salon. Payments
  whose counts is yes add up to the closings; refunds and charge-backs are negative
- ics/visits.ics: all visits for a calendar
- media/<service>/<picture>/<file>: uploaded pictures

Only data/ and media/ are read back; csv/ and ics/ are for people. Values in data/: instants are ISO 8601 in UTC with
microseconds, days yyyy-MM-dd, whole numbers of 64 bits, decimals and ranges text, bytes base64, everything else JSON's
own. Amounts are in cents where a name ends with Cents. Rows are sorted by their primary key.

Left out: sessions, codes, links and invitations on their way, secrets of two-step sign-in and recovery codes, records
of sign-ins, counters of attempts, and jobs. After an import everybody signs in again, and owners set up two-step
sign-in anew.

To restore: an empty instance of the release that made the archive, then \`npm run import -- salon.zip\`.
`;
