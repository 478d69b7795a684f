import type { Notice, Reaction, Watch } from '../../../platform/reactions.ts';
import { listToTell, pageOf, type ToTell } from '../queries/to-tell.ts';

/** What is left to do, for whoever was to do it. */
const toOwner = (one: ToTell, words: Pick<Notice, 'type' | 'title' | 'message' | 'source'>): Notice[] =>
  one.kind === 'follow_up' && one.state === 'open' && one.owner !== null
    ? [
        {
          ...words,
          recipient: one.owner,
          project: one.project_id,
          target: { type: 'ops_log_entry', id: one.id },
          url: pageOf(one),
          group: `follow-ups:${one.project_id}`,
          reason: 'It was left for you to do.',
        },
      ]
    : [];

/** Tells whoever an entry leaves something to do for. */
export const tellGiven: Reaction = async (inside, events) => {
  const told = await listToTell(
    inside,
    events.map(({ subject }) => subject.id),
  );
  return told.flatMap((one) =>
    toOwner(one, {
      type: 'follow-up.given',
      title: `gave you a follow-up on ${one.project}`,
      message: `${one.title} · due ${one.due_words}`,
      source: `follow-up:${one.id}`,
    }),
  );
};

/** Reminds whoever was to do something once its day is over; what is longer overdue than a month is known. */
export const overdueFollowUps: Watch = async (inside) =>
  (await listToTell(inside, 'waiting')).flatMap((one) =>
    one.is_overdue
      ? toOwner(one, {
          type: 'follow-up.overdue',
          title: `Follow-up overdue: ${one.title}`,
          message: `It was due on ${one.due_words} on ${one.project}. Once it is done, say so in the ops-log.`,
          source: `follow-up:${one.id}:${one.due}`,
        }).map((notice) => ({ ...notice, receipt: true }))
      : [],
  );
