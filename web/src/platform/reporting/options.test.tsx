import { expect, test } from 'vitest';
import { configured } from './fixtures.ts';
import {
  describedHosts,
  replayOptions,
  reportingOptions,
  tracedEndpoints,
  UNTRACED_RESOURCES,
} from './options.ts';

test.each([
  ['production', 0.2],
  ['staging', 1],
])('in %s a share of %d is traced', (environment, share) => {
  expect(reportingOptions(configured({ environment }), 'visit').tracesSampleRate).toBe(share);
});

test('0.01 of the sessions are recorded, and 0.03 of those with an error', () => {
  expect(reportingOptions(configured(), 'visit')).toMatchObject({
    replaysSessionSampleRate: 0.01,
    replaysOnErrorSampleRate: 0.03,
  });
});

test('where reports are kept by ourselves nothing is traced or recorded', () => {
  const options = reportingOptions(configured({ sentryDsn: '' }), 'visit');
  expect(Object.keys(options).filter((name) => /SampleRate/.test(name))).toEqual([]);
  expect(options.dsn).toBe('https://muster@localhost/1');
});

test('reports go to our own address as an envelope that names the visit, whatever the DSN', () => {
  expect(reportingOptions(configured(), 'visit')).toMatchObject({
    tunnel: 'https://api.muster.example/api/reports/envelope',
    transportOptions: {
      headers: { 'content-type': 'application/x-sentry-envelope', 'muster-visit': 'visit' },
    },
  });
});

const reached = (patterns: readonly RegExp[], address: string) => patterns.some((one) => one.test(address));

test.each([
  ['https://api.muster.example/api/projects', true],
  ['https://core.muster.example/v2/plans', true],
  ['https://core.muster.example/v2', true],
  ['https://dashboard.muster.example/?a=1', true],
  ['https://core.muster.example/v3/plans', false],
  ['https://api.muster.example.evil.test/api/projects', false],
  ['https://evil.test/?to=https://api.muster.example/api', false],
  ['https://identity.muster.example/oauth2/token', false],
])('trace headers go to the configured endpoints alone: %s is one of them: %s', (address, is) => {
  expect(reached(tracedEndpoints(configured()), address)).toBe(is);
});

test.each([
  [`${window.location.origin}/config.json`, true],
  ['https://identity.muster.example/oauth2/token', true],
  ['https://api.muster.example/api/projects', true],
  ['https://cognito-identity.eu-west-1.amazonaws.com/', true],
  ['https://maps.googleapis.com/maps/api/js', false],
])('a recording describes requests to %s: %s', (address, is) => {
  const pooled = configured({ identityPoolId: 'eu-west-1:1', region: 'eu-west-1' });
  expect(reached(describedHosts(pooled), address)).toBe(is);
});

test('a recording shows no text, also none in attributes, input or picture, and of requests no body', () => {
  expect(replayOptions(configured(), '/assets/worker.js')).toMatchObject({
    ...{ maskAllText: true, maskAllInputs: true, blockAllMedia: true, networkCaptureBodies: false },
    workerUrl: '/assets/worker.js',
  });
});

test('resources that a screenshot embeds aren’t traced', () => {
  for (const kind of ['resource.img', 'resource.css', 'resource.script', 'resource.other'])
    expect(UNTRACED_RESOURCES).toContain(kind);
});
