import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill } from '#contract/endpoint.ts';
import {
  changeFeedback,
  listFeedback,
  readFeedback,
  readScreenshot,
  sendFeedback,
} from '#contract/feedback/endpoints.ts';
import { startView } from '#contract/views/endpoints.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let admin: TestPerson;
const enqueued: object[] = [];
beforeAll(async () => {
  muster = await openTestServer(
    {},
    {},
    { enqueue: async (_, queue, data) => void enqueued.push({ queue, data }) },
  );
  admin = muster.organization.people.admin;
});
afterAll(() => muster.close());

const newcomer = () => makePerson(muster.database, muster.organization.id, 'member');
const said = (more: object = {}) => ({
  ...{
    name: ' Ann Lee ',
    email: 'ann@muster.test',
    message: 'The board is slow.',
    page: '/manager/projects',
  },
  ...more,
});
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#334' } });
const send = (person: TestPerson, body = said(), bytes?: Buffer) =>
  muster.as(person)(sendFeedback, { body, ...(bytes ? { file: { name: 'screenshot', bytes } } : {}) });
const screenshotOf = async (id: string, by = admin) =>
  muster.server.http.inject({
    url: `/api${fill(readScreenshot.path, { feedback_id: id })}`,
    headers: { authorization: `Bearer ${await muster.tokenOf(by)}` },
  });

test('anybody signed in sends feedback, and an administrator of everything reads it back with its screenshot', async () => {
  const { status, body } = await send(await newcomer(), said(), await picture(120, 80).png().toBuffer());
  expect(status).toBe(201);
  const found = await muster.as(admin)(readFeedback, { params: { feedback_id: body.id } });
  expect(found.body).toMatchObject({
    ...{
      name: 'Ann Lee',
      email: 'ann@muster.test',
      message: 'The board is slow.',
      page: '/manager/projects',
    },
    ...{ status: 'open', screenshot: { width: 120, height: 80 }, version: 1 },
    thumbnail: expect.stringMatching(/^data:image\/webp;base64,/),
  });
  const file = await screenshotOf(body.id);
  expect(file.headers['content-type']).toBe('image/png');
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'png', width: 120, height: 80 });
  expect(enqueued).toContainEqual({ queue: 'feedback-forwarding', data: { feedback: body.id } });
});

test('feedback needs no organization, and no screenshot', async () => {
  const lonely = { ...(await newcomer()), sub: 'nobody-anywhere', email: 'lonely@muster.test' };
  const { status, body } = await send(lonely);
  expect(status).toBe(201);
  expect(
    (await muster.as(admin)(readFeedback, { params: { feedback_id: body.id } })).body.screenshot,
  ).toBeNull();
  expect((await screenshotOf(body.id)).statusCode).toBe(404);
});

const STATES = ['under way', 'over'];
test.each(STATES)(
  'whoever looks as somebody else sends feedback as themselves; the look is %s',
  async (state) => {
    const { database, organization: own } = muster;
    const organization = own.id;
    const seen = { member_id: own.people.coordinator.member ?? '' };
    const { body: view } = await muster.as(admin)(startView, { organization, body: seen });
    if (state === 'over') await database.query('update views set ends_at = now() where id = $1', [view.id]);
    const through = { organization, view: view.id };
    const { status, body } = await muster.as(admin)(sendFeedback, { body: said(), ...through });
    expect(status).toBe(201);
    const kept = await database.query('select created_by from feedback where id = $1', [body.id]);
    expect(kept).toEqual([{ created_by: admin.sub }]);
    const done = { params: { feedback_id: body.id }, version: 1, body: { status: 'done' } } as const;
    expect((await muster.as(admin)(changeFeedback, { ...done, ...through })).body.rule).toBe(
      'view-is-read-only',
    );
  },
);

test('whoever sent it can read neither it nor anybody else’s', async () => {
  const person = await newcomer();
  const { body } = await send(person);
  const { owner } = muster.organization.people;
  for (const one of [person, owner]) {
    expect((await muster.as(one)(readFeedback, { params: { feedback_id: body.id } })).status).toBe(403);
    expect((await muster.as(one)(listFeedback)).status).toBe(403);
    expect((await screenshotOf(body.id, one)).statusCode).toBe(403);
  }
});

test.each([
  ['no name', { name: ' ' }, 'name', 'Enter your name.'],
  ['no address', { email: '' }, 'email', 'Enter your e-mail address.'],
  ['a book', { message: 'x'.repeat(10_001) }, 'message', 'Use at most 10 000 characters.'],
  ['a page of somebody else’s', { page: 'https://evil.test/' }, 'page', 'Use the path of a page.'],
  ['a script as a page', { page: 'javascript:alert(1)' }, 'page', 'Use the path of a page.'],
  [
    'neither words nor a picture',
    { message: '' },
    'message',
    'Write what you want to tell us, or add a screenshot.',
  ],
])('%s is told beside its field', async (_, more, field, message) => {
  expect(await send(await newcomer(), said(more))).toMatchObject({
    status: 422,
    body: { fields: [{ field, message }] },
  });
});

test('a screenshot speaks for itself', async () => {
  const shot = await picture(40, 40).png().toBuffer();
  expect((await send(await newcomer(), said({ message: '' }), shot)).status).toBe(201);
});

test('the screenshot is written anew: nothing but pixels comes through', async () => {
  const shot = await picture(50, 50)
    .withMetadata({ exif: { IFD0: { Copyright: 'Somebody' } } })
    .png()
    .toBuffer();
  const { body } = await send(await newcomer(), said(), Buffer.concat([shot, Buffer.from('<script>')]));
  const { rawPayload } = await screenshotOf(body.id);
  expect(rawPayload.includes('<script>')).toBe(false);
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
});

test('only a png is taken as a screenshot, of at most 8192 px a side and 29 million in all', async () => {
  const person = await newcomer();
  const refused = async (bytes: Buffer) => (await send(person, said(), bytes)).body;
  const unreadable = { rule: 'screenshot-unreadable', fields: [{ field: 'screenshot' }] };
  expect(await refused(Buffer.from('not a picture'))).toMatchObject(unreadable);
  expect(await refused(await picture(40, 40).jpeg().toBuffer())).toMatchObject(unreadable);
  expect(await refused((await picture(400, 400).png().toBuffer()).subarray(0, 200))).toMatchObject(
    unreadable,
  );
  const large = { rule: 'screenshot-too-large', fields: [{ field: 'screenshot' }] };
  expect(await refused(await picture(8_193, 2).png().toBuffer())).toMatchObject(large);
  expect(await refused(await picture(5_500, 5_400).png().toBuffer())).toMatchObject(large);
});

test('a screenshot of more than 5 MiB is refused before it is looked at', async () => {
  expect((await send(await newcomer(), said(), Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
});

test('the same key sends once', async () => {
  const person = await newcomer();
  const once = () => muster.as(person)(sendFeedback, { body: said(), key: 'once' });
  const [first, again] = [await once(), await once()];
  expect(again.body).toEqual(first.body);
  const other = await muster.as(person)(sendFeedback, { body: said({ message: 'Else' }), key: 'once' });
  expect(other.body.code).toBe('key_reused');
});

test('one person sends 20 within an hour, not more', async () => {
  const person = await newcomer();
  await muster.as(person)(sendFeedback, { body: said() });
  await muster.database.query(
    `insert into feedback (name, email, message, page, created_by)
     select 'Ann', 'a@x.test', 'Fine', '/', $1 from generate_series(1, 18)`,
    [person.sub],
  );
  expect([(await send(person)).status, (await send(person)).status]).toEqual([201, 429]);
});
