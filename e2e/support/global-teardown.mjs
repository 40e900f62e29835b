export default async function stopJourneys() {
  await globalThis.journeys?.stop();
}
