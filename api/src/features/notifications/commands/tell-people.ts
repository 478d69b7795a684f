import { sql } from 'kysely';
import type { Inside, Notice } from '../../../platform/reactions.ts';
import { type Way, waysFor } from '../rules/ways.ts';
import { readWishes } from '../writing/read-wishes.ts';

/** A notice of an event. */
export interface Told extends Notice {
  readonly actor: string | null;
  readonly actorName: string | null;
}

/** Work that one way has now to do for one notification. */
export interface Errand {
  readonly recipient: string;
  readonly notification: string;
  readonly channel: 'web-push' | 'email';
  readonly notBefore: Date;
}

/**
 * Makes notifications of notices, once per person and source, and answers what is to be sent on the ways that don't wait for
 * a digest. Nobody is told of what they did themselves, unless as a receipt, nor anybody who
 * isn't known any more.
 */
export const tellPeople = async (inside: Inside, notices: readonly Told[]): Promise<Errand[]> => {
  const others = notices.filter(({ recipient, actor, receipt }) => receipt || recipient !== actor);
  if (others.length === 0) return [];
  const wishes = await readWishes(inside, [...new Set(others.map(({ recipient }) => recipient))]);
  const told = others.flatMap((notice) => {
    const wanted = wishes.get(notice.recipient);
    const { type, project = null, priority = 'normal' } = notice;
    const subject = { organization: inside.organization, project, type, priority };
    return wanted ? [rowOf(inside, notice, waysFor(wanted, subject, inside.now))] : [];
  });
  const { rows } = await sql<NewWay>`select * from add_notifications(${JSON.stringify(told)}::jsonb)`.execute(
    inside.db,
  );
  return rows.flatMap(({ recipient, notification_id, channel, in_digest, due_at }) =>
    channel === 'app' || in_digest
      ? []
      : [{ recipient, notification: notification_id, channel, notBefore: new Date(due_at) }],
  );
};

interface NewWay {
  readonly recipient: string;
  readonly notification_id: string;
  readonly channel: Way['channel'];
  readonly in_digest: boolean;
  readonly due_at: string | Date;
}

const rowOf = ({ organization }: Inside, notice: Told, channels: readonly Way[]) => ({
  recipient: notice.recipient,
  organization_id: organization,
  project_id: notice.project ?? null,
  type: notice.type,
  title: notice.title.slice(0, 200),
  message: (notice.message ?? '').slice(0, 2_000),
  actor: notice.receipt ? null : notice.actor,
  actor_name: notice.receipt ? null : notice.actorName,
  target_type: notice.target?.type ?? null,
  target_id: notice.target?.id ?? null,
  url: notice.url,
  priority: notice.priority ?? 'normal',
  group_key: notice.group ?? null,
  reason: notice.reason.slice(0, 500),
  source: notice.source,
  channels,
});
