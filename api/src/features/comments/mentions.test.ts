import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { editComment, listMentionable } from '#contract/comments/endpoints.ts';
import { mentionToken } from '#contract/comments/mentions.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type CommentDesk, openCommentDesk } from './fixtures/desk.ts';

let desk: CommentDesk;
let ann: TestPerson;
beforeAll(async () => {
  desk = await openCommentDesk();
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  ann = await desk.newcomer();
});

const at = (person: TestPerson) => mentionToken(person.member ?? '');
const onlyMember = () => makePerson(desk.muster.database, desk.muster.organization.id, 'member');
const told = async (person: TestPerson) => {
  await desk.telling.work(desk.muster);
  return (await desk.telling.toldTo(desk.muster, person)).map(({ type, title, message, url }) => ({
    ...{ type, title, message, url },
  }));
};

test('somebody mentioned is told once, by their name of today, with the way to the comment', async () => {
  const ben = await desk.newcomer();
  const { body } = await desk.say(ann, `${at(ben)}: gate 3? ${at(ben)}`);
  expect(body.mentions).toEqual([{ id: ben.member, name: ben.name }]);
  expect(await told(ben)).toEqual([
    {
      ...{ type: 'mention.added', title: 'mentioned you on Harbour Terminal' },
      message: `@${ben.name}: gate 3? @${ben.name}`,
      url: `/manager/projects/${desk.project}/activity?comment=${body.id}`,
    },
  ]);
  await desk.muster.database.query("update members set name = 'Benedikta Ro' where id = $1", [ben.member]);
  expect((await desk.thread(ann, body.id)).body.mentions).toEqual([{ id: ben.member, name: 'Benedikta Ro' }]);
});

test('an edit that mentions somebody else tells them alone, and one that says the same nobody', async () => {
  const [ben, cleo] = [await desk.newcomer(), await desk.newcomer()];
  const { body } = await desk.say(ann, `${at(ben)}: gate 3?`);
  const edit = (text: string, version: number) =>
    desk.muster.as(ann)(editComment, {
      params: { project_id: desk.project, comment_id: body.id },
      body: { body: text },
      version,
    });
  await edit(`${at(ben)} ${at(cleo)}: gate 3?`, 1);
  await edit(`${at(ben)} ${at(cleo)}: gate 4?`, 2);
  expect([(await told(ben)).length, (await told(cleo)).length]).toEqual([1, 1]);
});

test('whoever may not see the project cannot be mentioned, in the same words as whoever is not there', async () => {
  const left = await desk.newcomer();
  await desk.muster.database.query("update members set status = 'offboarded' where id = $1", [left.member]);
  const foreign = (await makeOrganization(desk.muster.database)).people.owner;
  const answers = await Promise.all(
    [await onlyMember(), left, foreign, { member: randomUUID() }].map(({ member }) =>
      desk.say(ann, `${mentionToken(member ?? '')} look`),
    ),
  );
  for (const answer of answers) expect(refusal(answer)).toEqual([422, 'mention-sees-project', 'body']);
  expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1);
});

test('a member of the project can be mentioned, and its owner', async () => {
  const [owner, guest] = [await onlyMember(), await onlyMember()];
  const project = await desk.makeProject({ owner_id: owner.member });
  await desk.muster.database.query(
    "insert into role_grants (org_id, subject, role, project_id) values ($1, $2, 'member', $3)",
    [desk.muster.organization.id, guest.sub, project],
  );
  expect((await desk.say(ann, `${at(owner)} ${at(guest)}`, { project })).status).toBe(201);
});

test('whoever the policy keeps from the feed is neither offered nor mentioned', async () => {
  const guest = await desk.newcomer();
  const asked = () =>
    desk.muster.as(ann)(listMentionable, {
      params: { project_id: desk.project },
      query: { q: guest.name, per_page: 50 },
    });
  const ids = async () => (await asked()).body.data.map(({ id }: { id: string }) => id);
  expect(await ids()).toContain(guest.member);
  await desk.muster.database.query(
    "update role_grants set role = 'executive' where subject = $1 and project_id is null",
    [guest.sub],
  );
  await desk.muster.database.query(
    "insert into policy_rules (minimum, domain, object, action, effect) values ('executive', '*', '/projects/:id/activity', 'read', 'deny')",
  );
  await expect.poll(ids).not.toContain(guest.member);
  expect((await desk.say(ann, `${at(guest)} look`)).body.rule).toBe('mention-sees-project');
  await desk.muster.database.query(
    "delete from policy_rules where effect = 'deny' and minimum = 'executive'",
  );
});

test('whoever spoke in a thread is told of replies, the owner of new threads, and nobody twice or of their own', async () => {
  const owner = await desk.newcomer();
  const ben = await desk.newcomer();
  const project = await desk.makeProject({ name: 'Quay', owner_id: owner.member });
  const { body: first } = await desk.say(ann, 'Who has the key?', { project });
  await desk.say(ben, `${at(ann)} I have`, { project, thread_id: first.id });
  await desk.say(owner, 'Good', { project, thread_id: first.id });
  const titles = async (person: TestPerson) => (await told(person)).map(({ title }) => title);
  expect(await titles(owner)).toEqual(['commented on Quay']);
  expect(await titles(ann)).toEqual(['mentioned you on Quay', 'replied on Quay']);
  expect(await titles(ben)).toEqual(['replied on Quay']);
});

test('people are found by the beginning of a word of their name, without oneself', async () => {
  await desk.muster.database.query("update members set name = 'Zoë van der Berg' where id = $1", [
    ann.member,
  ]);
  const ben = await desk.newcomer();
  await desk.muster.database.query("update members set name = 'Ben Bergström' where id = $1", [ben.member]);
  const names = async (q: string) => {
    const { body } = await desk.muster.as(ann)(listMentionable, {
      params: { project_id: desk.project },
      query: { q },
    });
    return body.data.map(({ name, initials }: { name: string; initials: string }) => [name, initials]);
  };
  expect(await names('berg')).toEqual([['Ben Bergström', 'BB']]);
  expect(await names('erg')).toEqual([]);
  expect(await names('%')).toEqual([]);
});
