import type pg from 'pg';
import { DEMO_ACCOUNTS, type DemoAccount } from '../demo/accounts.ts';
import { insert, type Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import {
  ANNOUNCEMENTS,
  type DemoAnnouncement,
  MAIL_FAILURES,
  PUSH_FAILURES,
  WITHOUT_MAIL,
} from './announced.ts';

const ORGANIZATION = idOf('northgate');
const AUTHOR = DEMO_ACCOUNTS.find(({ role }) => role === 'admin');

/** Templates, a draft, one that waits and some that were sent, with what became of them on each way. */
export const seedAnnouncements = async (client: pg.Client, now: Date): Promise<void> => {
  const projects = await projectsOf(client);
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const told = ANNOUNCEMENTS.filter(({ status }) => status === 'sent').flatMap((announcement) =>
    audienceOf(announcement).map((person) => ({ announcement, person })),
  );
  await insert(
    client,
    'announcements',
    ANNOUNCEMENTS.map((one) => rowOf(one, projects, before)),
  );
  await insert(
    client,
    'notifications',
    told.map((one) => noticeOf(one, before)),
  );
  await insert(
    client,
    'notification_channels',
    told.flatMap((one) => waysOf(one, before)),
  );
};

type Before = (hours: number) => string;

interface Told {
  readonly announcement: DemoAnnouncement;
  readonly person: DemoAccount;
}

const projectsOf = async (client: pg.Client): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await client.query<{ code: string; id: string }>(
    'select code, id from projects where org_id = $1',
    [ORGANIZATION],
  );
  return new Map(rows.map(({ code, id }) => [code, id]));
};

const announcementId = ({ title }: DemoAnnouncement): string => idOf('announcement', title);
const noticeId = ({ announcement, person }: Told): string =>
  idOf('announced', announcement.title, person.sub);

/** Everybody who has chosen an organization by now; of a project, those who lead or work on it. */
const audienceOf = ({ projects }: DemoAnnouncement): readonly DemoAccount[] =>
  DEMO_ACCOUNTS.filter(
    ({ settled, role }) => settled && (!projects || ['member', 'manager', 'director'].includes(role)),
  );

const rowOf = (one: DemoAnnouncement, projects: ReadonlyMap<string, string>, before: Before): Row => {
  const { status, title, message, sentHoursAgo, sendInHours, writtenHoursAgo } = one;
  const sent_at = sentHoursAgo === undefined ? null : before(sentHoursAgo);
  const written = before(writtenHoursAgo);
  return {
    ...{ org_id: ORGANIZATION, id: announcementId(one), status, title, message },
    ...{ link: one.link ?? null, priority: one.priority ?? 'normal' },
    audience: {
      organizations: [ORGANIZATION],
      roles: one.roles ?? [],
      projects: (one.projects ?? []).flatMap((code) => projects.get(code) ?? []),
    },
    send_at: sendInHours === undefined ? sent_at : before(-sendInHours),
    ...{ sent_at, people: sent_at ? audienceOf(one).length : 0 },
    ...{
      created_at: written,
      created_by: AUTHOR?.sub,
      updated_by: AUTHOR?.sub,
      updated_at: sent_at ?? written,
      version: sent_at ? 3 : 1,
    },
  };
};

const noticeOf = (told: Told, before: Before): Row => {
  const { announcement, person } = told;
  const at = before(announcement.sentHoursAgo ?? 0);
  return {
    ...{
      recipient: person.sub,
      id: noticeId(told),
      organization_id: ORGANIZATION,
      type: 'announcement.sent',
    },
    ...{ title: announcement.title, message: announcement.message, url: announcement.link ?? '/#inbox' },
    ...{ target_type: 'announcement', target_id: announcementId(announcement) },
    priority: announcement.priority ?? 'normal',
    reason: `Northgate Services tells ${announcement.projects ? 'the team of Harbour Terminal guarding' : 'everybody there'}.`,
    source: `announcement:${announcementId(announcement)}`,
    ...{ created_at: at, surfaced_at: at, read_at: readAt(told, before) },
  };
};

/** Whoever works at the quay has read what is older than a day, the others most of it. */
const readAt = ({ announcement, person }: Told, before: Before): string | null => {
  const hours = announcement.sentHoursAgo ?? 0;
  const isRead = hours > 24 && (person.role !== 'owner' || hours > 200);
  return isRead ? before(hours - 3) : null;
};

const waysOf = (told: Told, before: Before): Row[] => {
  const { announcement, person } = told;
  const at = before(announcement.sentHoursAgo ?? 0);
  const read_at = readAt(told, before);
  const way = {
    ...{ recipient: person.sub, notification_id: noticeId(told), queued_at: at, due_at: at, attempts: 0 },
    ...{ error: null, ready_at: null, sent_at: null, opt_out_at: null, error_at: null, read_at: null },
  };
  return [
    { ...way, channel: 'app', status: read_at ? 'read' : 'ready', ready_at: at, read_at },
    { ...way, channel: 'web-push', ...outcomeOf(PUSH_FAILURES[person.role], person.role === 'owner', at) },
    {
      ...way,
      channel: 'email',
      ...outcomeOf(MAIL_FAILURES[person.role], WITHOUT_MAIL.includes(person.role), at),
    },
  ];
};

/** How a way out ended at a moment: with a cause it failed. */
const outcomeOf = (cause: string | undefined, isUnwanted: boolean, at: string): Row => {
  if (cause)
    return { status: 'error', attempts: cause.startsWith('connect') ? 5 : 1, error: cause, error_at: at };
  return isUnwanted ? { status: 'opt-out', opt_out_at: at } : { status: 'sent', attempts: 1, sent_at: at };
};
