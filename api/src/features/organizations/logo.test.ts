import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  listSettingRevisions,
  readLogo,
  readSettings,
  removeLogo,
  writeLogo,
} from '#contract/organizations/endpoints.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { refusal } from '../../../test/time-desk.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif', colour = '#1c7ed6') =>
  sharp({ create: { width: 300, height: 100, channels: 3, background: colour } })
    [format]()
    .toBuffer();
const people = () => muster.organization.people;
const write = async (bytes: Buffer, by = people().owner) =>
  muster.as(by)(writeLogo, { file: { name: 'logo', bytes } });
const read = async (headers: Record<string, string> = {}) =>
  muster.server.http.inject({
    url: '/api/organization/logo',
    headers: { authorization: `Bearer ${await muster.tokenOf(people().member)}`, ...headers },
  });
const history = async () => (await muster.as(people().owner)(listSettingRevisions, { query: {} })).body.data;

test('an owner gives the organization a picture, which everybody in it sees square, and takes it away again', async () => {
  expect((await read()).statusCode).toBe(404);
  expect((await write(await picture('png'), people().director)).status).toBe(403);
  const { body, status } = await write(await picture('png'));
  expect([status, body.logo]).toEqual([200, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  const answer = await read();
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', etag: `"${body.logo}"` });
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  expect([format, width, height]).toEqual(['webp', 256, 256]);
  expect((await read({ 'if-none-match': `"${body.logo}"` })).statusCode).toBe(304);
  expect((await write(await picture('png'))).body.version).toBe(body.version);
  const other = (await write(await picture('jpeg', '#e03131'))).body;
  expect(other.logo).not.toBe(body.logo);
  const remove = (version: number) => muster.as(people().owner)(removeLogo, { version });
  expect((await remove(body.version)).status).toBe(412);
  expect((await remove(other.version)).status).toBe(204);
  expect((await remove(other.version + 1)).status).toBe(404);
  expect((await muster.as(people().owner)(readSettings)).body.logo).toBeNull();
  expect((await muster.as(people().owner)(readLogo)).status).toBe(404);
  const changes = (await history()).map(({ changes }: { changes: object }) => changes);
  expect(changes).toEqual([
    { logo: [other.logo, null] },
    { logo: [body.logo, other.logo] },
    { logo: [null, body.logo] },
  ]);
});

test('what is no picture, moves or can’t be read is refused beside the file, and nothing changes', async () => {
  const { version } = (await muster.as(people().owner)(readSettings)).body;
  const cut = (await picture('jpeg')).subarray(0, 200);
  for (const bytes of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), await picture('gif'), cut])
    expect(refusal(await write(bytes))).toEqual([422, 'logo-unreadable', 'file']);
  const frames = [await picture('png'), await picture('png', '#e03131')];
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(refusal(await write(moving))).toEqual([422, 'logo-moves', 'file']);
  expect((await write(Buffer.alloc(2_000_001))).status).toBe(413);
  expect((await muster.as(people().owner)(readSettings)).body.version).toBe(version);
});
