import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseOrganization, readCurrentUser } from '#contract/users/endpoints.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let log = '';
beforeAll(async () => {
  muster = await openTestServer({}, { logLevel: 'debug', logStream: { write: (line) => (log += line) } });
});
afterAll(() => muster.close());

test('the log tells who asked for what and how it ended, and never a token, wherever it was sent', async () => {
  const { member } = muster.organization.people;
  const token = await muster.tokenOf(member);
  await muster.as(member)(readCurrentUser);
  await muster.as(member)(chooseOrganization, { body: { id: muster.organization.id } });
  const headers = { authorization: `Bearer ${token}`, cookie: `x.idToken=${token}` };
  const inject = (url: string, more: object = {}) => muster.server.http.inject({ url, headers, ...more });
  await inject(`/api/users/me?id_token=${token}`);
  await inject('/api/users/me/organizations/current', { method: 'PUT', payload: { token } });
  await inject(`/api/nowhere?token=${token}`);
  await muster.database.query('alter table users rename to hidden');
  await inject('/api/users/me');
  await muster.database.query('alter table hidden rename to users');

  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'answered',
      method: 'GET',
      path: '/api/users/me',
      status: 200,
      sub: member.sub,
    }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'defect' }));
  const [, claims = '', signature = ''] = token.split('.');
  expect(log).not.toContain(signature);
  expect(log).not.toContain(claims);
});

test('every answer says what browsers may do with it, whether it is one, a refusal or leads nowhere', async () => {
  const token = await muster.tokenOf(muster.organization.people.member);
  const headers = { authorization: `Bearer ${token}` };
  const { http } = muster.server;
  const answers = [
    await http.inject({ url: '/api/users/me', headers }),
    await http.inject('/api/users/me'),
    await http.inject({ url: '/api/nowhere', headers }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 404]);
  for (const answer of answers)
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
});
