export default async function stopJourneys() {
  await Promise.all((globalThis.journeys ?? []).map((site) => site.stop()));
}
