import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without settings everything is embedded, on the two usual ports, with the demo on', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    PORT: 3000,
    IDENTITY_PORT: 3001,
    DATA_DIR: '.data',
    DEMO: true,
    AWS_REGION: 'us-east-1',
  });
  expect([config.PUBLIC_URL, config.OIDC_ISSUER]).toEqual(['http://localhost:3000', 'http://localhost:3001']);
  expect(config.embedded).toEqual({ postgres: true, identity: true });
});

test('addresses follow the ports, and lose a slash at their end', () => {
  expect(readConfig({ PORT: '4000', IDENTITY_PORT: '4001' }).OIDC_ISSUER).toBe('http://localhost:4001');
  expect(readConfig({ PUBLIC_URL: 'https://muster.example/' }).PUBLIC_URL).toBe('https://muster.example');
});

test('with a database or provider of one’s own the demo is off, and cannot be switched on', () => {
  const own = { DATABASE_URL: 'postgres://u:p@db.example/muster' };
  expect(readConfig(own).DEMO).toBe(false);
  expect(() => readConfig({ ...own, DEMO: 'true' })).toThrow("The setting DEMO can't be used");
});

test('another login goes with a database of one’s own alone', () => {
  const login = { APP_DATABASE_URL: 'postgres://api:p@db.example/muster' };
  expect(readConfig({ ...login, DATABASE_URL: 'postgres://u:p@db.example/muster' })).toMatchObject(login);
  expect(() => readConfig(login)).toThrow("The setting APP_DATABASE_URL can't be used");
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['ADMIN_EMAIL', 'ann, bob@example.org'],
  ['DATABASE_URL', 'mysql://db.example/muster'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['DEMO', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
  ['SMTP_URL', 'mail.example.org'],
  ['MAIL_FROM', 'Muster'],
  ['MAIL_FROM', 'Muster <a@example.org>, b@example.org'],
  ['TRUST_PROXY', 'true'],
  ['SENTRY_DSN', 'sentry.example/7'],
  ['S3_BUCKET', 'Muster Files'],
  ['EMBED_ANCESTORS', 'https://intranet.example/board'],
  ['EMBED_ANCESTORS', '*'],
  ['DASHBOARD_URL', 'analytics'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`The setting ${name} can't be used: `);
});

test('a DSN that is none is refused with what one looks like', () => {
  expect(() => readConfig({ SENTRY_DSN: 'https://key@sentry.example/muster' })).toThrow(
    /^The setting SENTRY_DSN can't be used: Use https:\/\/key@host\/project, as the error service shows it: the project is a number/,
  );
  expect(readConfig({ SENTRY_DSN: 'https://key@sentry.example/7' }).SENTRY_DSN).toBe(
    'https://key@sentry.example/7',
  );
});

test('a store for files is set as a whole', () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readConfig({ S3_BUCKET: 'muster-files', ...keys })).toMatchObject({
    S3_REGION: 'us-east-1',
    ...keys,
  });
  expect(() => readConfig({ S3_BUCKET: 'muster-files' })).toThrow(
    'The setting S3_ACCESS_KEY_ID is missing: S3_BUCKET needs it.',
  );
  expect(() => readConfig(keys)).toThrow('The setting S3_BUCKET is missing: S3_ACCESS_KEY_ID needs it.');
});

test('an empty setting counts as none', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '' }).PORT).toBe(3000);
});

test('mail comes from no-reply at the application’s host, unless somebody is named', () => {
  expect(readConfig({ PUBLIC_URL: 'https://muster.example' }).MAIL_FROM).toBe(
    'Muster <no-reply@muster.example>',
  );
  expect(readConfig({ MAIL_FROM: 'crew@muster.example' }).MAIL_FROM).toBe('crew@muster.example');
  expect(readConfig({ MAIL_FROM: 'Crew <crew@muster.example>' }).MAIL_FROM).toBe(
    'Crew <crew@muster.example>',
  );
});
