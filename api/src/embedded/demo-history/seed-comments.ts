import type pg from 'pg';
import { mentionToken } from '#contract/comments/mentions.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { insert, type Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { type DemoComment, SAID } from './said.ts';
import { seedFiles } from './seed-files.ts';

const ORGANIZATION = 'northgate';
/** When everybody last looked at the projects that are talked about: what is newer stands above the line. */
const LAST_LOOK_HOURS = 30;

/** What the demo's people have said on its projects, and when each of them last looked. */
export const seedComments = async (client: pg.Client, now: Date): Promise<void> => {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const threads = SAID.map((said, at) => threadOf(said, `${at}`, before));
  await insert(
    client,
    'comments',
    threads.map(([first]) => first),
  );
  await insert(
    client,
    'comments',
    threads.flatMap(([, ...replies]) => replies),
  );
  for (const [at, { carrying, project, by, hoursAgo }] of SAID.entries())
    if (carrying)
      await seedFiles(client, {
        comment: idOf(ORGANIZATION, 'comment', `${at}`),
        ...{ project: idOf(ORGANIZATION, project), by, at: new Date(before(hoursAgo)) },
      });
  await insert(client, 'project_visits', visitsOf(before(LAST_LOOK_HOURS)));
};

type Before = (hours: number) => string;

const threadOf = (said: DemoComment, place: string, before: Before): readonly [Row, ...Row[]] => {
  const { project, replies = [], settled } = said;
  const id = idOf(ORGANIZATION, 'comment', place);
  const latest = Math.min(said.hoursAgo, ...replies.map(({ hoursAgo }) => hoursAgo));
  const one = { org_id: idOf(ORGANIZATION), project_id: idOf(ORGANIZATION, project) };
  return [
    {
      ...{ ...one, id, ...wordsOf(said, before), replies: replies.length, active_at: before(latest) },
      resolved_at: settled ? before(settled.hoursAgo) : null,
      resolver_id: settled ? idOf(ORGANIZATION, settled.by) : null,
    },
    ...replies.map((reply, at) => ({
      ...{ ...one, id: idOf(ORGANIZATION, 'comment', place, `${at}`), thread_id: id },
      ...wordsOf(reply, before),
      active_at: before(reply.hoursAgo),
    })),
  ];
};

const wordsOf = ({ by, text, hoursAgo }: Omit<DemoComment, 'project' | 'replies'>, before: Before): Row => {
  const mentioned = DEMO_ACCOUNTS.filter(({ name }) => text.includes(`@${name}`));
  const idOfPerson = (name: string) => idOf(ORGANIZATION, name);
  return {
    ...{ member_id: idOfPerson(by), created_at: before(hoursAgo) },
    mentions: mentioned.map(({ name }) => idOfPerson(name)),
    body: mentioned.reduce(
      (body, { name }) => body.replaceAll(`@${name}`, mentionToken(idOfPerson(name))),
      text,
    ),
  };
};

const visitsOf = (seen_at: string): Row[] =>
  DEMO_ACCOUNTS.filter(({ settled }) => settled).flatMap(({ name }) =>
    [...new Set(SAID.map(({ project }) => project))].map((project) => ({
      ...{ org_id: idOf(ORGANIZATION), project_id: idOf(ORGANIZATION, project) },
      ...{ member_id: idOf(ORGANIZATION, name), seen_at },
    })),
  );
