import { overlay } from './manifests.js';
import { podmanManifests, probesOf, secretKeys } from './podman.rules.js';

const resources = overlay('small');
const given = { salon: { SITE_URL: 'https://localhost:8443' }, authority: '/tmp/ca.pem', prefix: 'drill-' };
const { settings, jobs, pods } = podmanManifests(resources, given);
const all = [...pods, ...jobs];

it('makes a pod of every Deployment and Job', () => {
  expect(pods.map(({ metadata }) => metadata.name)).toContain('drill-booking');
  expect(jobs.map(({ metadata }) => metadata.name).sort()).toEqual(
    ['account', 'booking', 'catalog'].map((name) => `drill-${name}-migrate`),
  );
});

it('names nothing without the prefix, so that nothing else of the machine is touched', () => {
  const names = [...settings, ...all].map(({ metadata }) => metadata.name);
  expect(names.filter((name) => !name.startsWith('drill-'))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  const variables = all.flatMap(({ spec }) => spec.containers.flatMap(({ env = [] }) => env));
  const named = variables.flatMap(({ valueFrom = {} }) => Object.values(valueFrom).map(({ name }) => name));
  expect(new Set(named)).toEqual(new Set(['drill-salon']));
});

it('gives each pod volumes of its own, which its user owns, and every mount its volume', () => {
  const claims = settings.filter(({ kind }) => kind === 'PersistentVolumeClaim');
  expect(claims.map(({ metadata }) => metadata.name)).toEqual(
    expect.arrayContaining(['drill-shell-files', 'drill-mfe-booking-files', 'drill-catalog-media']),
  );
  for (const { metadata } of claims) expect(metadata.annotations).toMatchObject({ 'volume.podman.io/uid': '1000' });
  for (const { spec } of all)
    for (const { volumeMounts = [] } of spec.containers)
      expect((spec.volumes ?? []).map(({ name }) => name)).toEqual(
        expect.arrayContaining(volumeMounts.map(({ name }) => name)),
      );
});

it('keeps rights and limits, takes images of this machine, and leaves ports and probes to the drill', () => {
  for (const { spec } of all)
    for (const container of spec.containers) {
      expect(container.image).toMatch(/^localhost\/araliya\//);
      expect(container.securityContext?.readOnlyRootFilesystem).toBe(true);
      expect(container.resources?.limits?.memory).toBeDefined();
      expect([container.ports, container.livenessProbe]).toEqual([undefined, undefined]);
    }
});

it('replaces what the operator gives and keeps the other settings', () => {
  const salon = settings.find(({ metadata }) => metadata.name === 'drill-salon');
  expect(salon?.data).toMatchObject({ SITE_URL: 'https://localhost:8443', SEED_DEMO: 'false' });
});

it('asks each probe at the port of its container', () => {
  expect(probesOf(resources)).toEqual(
    expect.arrayContaining(['http://127.0.0.1:4023/health/ready', 'http://127.0.0.1:4103/version.json']),
  );
});

it('knows every key of the Secret, once', () => {
  const keys = secretKeys(resources);
  expect(keys).toEqual(expect.arrayContaining(['booking-database-url', 'jwt-secret', 'smtp-url']));
  expect(new Set(keys).size).toBe(keys.length);
});
