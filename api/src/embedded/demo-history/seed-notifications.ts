import type pg from 'pg';
import { NOTIFICATION_TYPES } from '#contract/notifications/catalogue.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from '../demo/accounts.ts';
import { insert, type Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { type DemoNotice, NOTICES } from './told.ts';

const ORGANIZATION = 'northgate';

/** What the demo's people have been told of late, some of it read. */
export const seedNotifications = async (client: pg.Client, now: Date): Promise<void> => {
  const projects = await projectsOf(client);
  const told = NOTICES.flatMap((notice, at) =>
    DEMO_ACCOUNTS.filter(
      ({ role, name, settled }) => settled && notice.to.includes(role) && name !== notice.actor,
    ).map((person) => ({ person, notice, id: idOf('notification', `${at}`, person.sub) })),
  );
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  await insert(
    client,
    'notifications',
    told.map((one) => rowOf(one, projects, before)),
  );
  await insert(
    client,
    'notification_channels',
    told.flatMap((one) => waysOf(one, before)),
  );
};

interface Told {
  readonly person: DemoAccount;
  readonly notice: DemoNotice;
  readonly id: string;
}

const projectsOf = async (client: pg.Client): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await client.query<{ code: string; id: string }>(
    'select code, id from projects where org_id = $1',
    [idOf(ORGANIZATION)],
  );
  return new Map(rows.map(({ code, id }) => [code, id]));
};

type Before = (hours: number) => string;

/** Half an hour after it came, or as soon as may be. */
const readAt = ({ read, hoursAgo }: DemoNotice, before: Before): string | null =>
  read ? before(Math.max(0, hoursAgo - 0.5)) : null;

const rowOf = ({ person, notice, id }: Told, projects: ReadonlyMap<string, string>, before: Before): Row => {
  const project = projects.get(notice.project ?? '') ?? null;
  const actor = DEMO_ACCOUNTS.find(({ name }) => name === notice.actor);
  return {
    ...{
      recipient: person.sub,
      id,
      organization_id: idOf(ORGANIZATION),
      project_id: project,
      type: notice.type,
    },
    ...{
      title: notice.title,
      message: notice.message ?? '',
      reason: notice.reason,
      group_key: notice.group ?? null,
    },
    ...{ actor: actor?.sub ?? null, actor_name: notice.actor ?? null, source: id },
    ...(project ? { target_type: 'project', target_id: project } : { target_type: null, target_id: null }),
    url: notice.url ?? (project ? `/manager/projects/${project}` : '/'),
    priority: notice.urgent ? 'urgent' : 'normal',
    ...{ created_at: before(notice.hoursAgo), surfaced_at: before(notice.hoursAgo) },
    ...{ read_at: readAt(notice, before), archived_at: notice.done ? readAt(notice, before) : null },
  };
};

/** The inbox has it, no browser was subscribed, and mail went as the type says. */
const waysOf = ({ person, notice, id }: Told, before: Before): Row[] => {
  const at = before(notice.hoursAgo);
  const read_at = readAt(notice, before);
  const mail = NOTIFICATION_TYPES[notice.type].email;
  const way = { recipient: person.sub, notification_id: id, queued_at: at, due_at: at };
  const none = {
    in_digest: false,
    attempts: 0,
    ready_at: null,
    sent_at: null,
    opt_out_at: null,
    read_at: null,
  };
  return [
    { ...way, ...none, channel: 'app', status: read_at ? 'read' : 'ready', ready_at: at, read_at },
    { ...way, ...none, channel: 'web-push', status: 'ready', ready_at: at },
    mail === 'off'
      ? { ...way, ...none, channel: 'email', status: 'opt-out', opt_out_at: at }
      : {
          ...way,
          ...none,
          channel: 'email',
          status: 'sent',
          in_digest: mail === 'digest',
          attempts: 1,
          sent_at: at,
        },
  ];
};
