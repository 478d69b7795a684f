import { readable } from '#contract/comments/mentions.ts';
import type { Inside, Notice, Reaction, Reactions } from '../../platform/reactions.ts';
import { isOneOf, listOnlookers, type Onlooker } from './queries/onlookers.ts';
import { findSaid, type Said } from './queries/said.ts';

/** Tells whoever is mentioned, once of each comment; an edit that mentions somebody else tells them alone. */
const tellMentioned: Reaction = async (inside, events) => {
  const told = await saidIn(inside, events);
  return told.flatMap(({ said, onlookers }) =>
    mentionedOf(said, onlookers).map((one) => ({
      ...noticeOf(said, one),
      type: 'mention.added',
      title: `mentioned you on ${said.project}`,
      reason: 'You are mentioned in it.',
      source: `mention:${said.id}`,
    })),
  );
};

/** Tells whoever spoke in a thread of replies to it, and the project's owner of new threads; not those who are mentioned anyway. */
const tellConcerned: Reaction = async (inside, events) => {
  const told = await saidIn(inside, events);
  return told.flatMap(({ said, onlookers }) => {
    const mentioned = new Set(mentionedOf(said, onlookers));
    const concerned = said.reply ? said.speakers : said.owner ? [said.owner] : [];
    return onlookers
      .filter((one) => concerned.includes(one.id) && !mentioned.has(one))
      .map((one) => ({
        ...noticeOf(said, one),
        type: 'comment.added',
        title: said.reply ? `replied on ${said.project}` : `commented on ${said.project}`,
        reason: said.reply ? 'You take part in this conversation.' : `You own ${said.project}.`,
        source: `comment:${said.id}`,
      }));
  });
};

/** What was said, each with those of the people concerned who still may see it. */
const saidIn = async (inside: Inside, events: Parameters<Reaction>[1]) => {
  const ids = [...new Set(events.map(({ subject }) => subject.id))];
  const found = await Promise.all(ids.map((id) => findSaid(inside, id)));
  return Promise.all(
    found
      .filter((said) => said !== undefined)
      .map(async (said) => {
        const owner = said.owner ? [said.owner] : [];
        const asked = [...new Set([...said.mentioned.map(({ id }) => id), ...said.speakers, ...owner])];
        return {
          said,
          onlookers: await listOnlookers(inside, said.project_id, [isOneOf(asked)], asked.length + 1),
        };
      }),
  );
};

const mentionedOf = ({ mentioned }: Said, onlookers: readonly Onlooker[]): Onlooker[] =>
  onlookers.filter(({ id }) => mentioned.some((one) => one.id === id));

const noticeOf = (said: Said, { sub }: Onlooker): Pick<Notice, NoticeOfAll> => ({
  recipient: sub,
  message: readable(said.body, new Map(said.mentioned.map(({ id, name }) => [id, name]))),
  project: said.project_id,
  target: { type: 'comment', id: said.id },
  url: `/manager/projects/${said.project_id}/activity?comment=${said.id}`,
  group: `comment:${said.thread_id}`,
});

type NoticeOfAll = 'recipient' | 'message' | 'project' | 'target' | 'url' | 'group';

/** What comments tell people. */
export const commentReactions: Reactions = {
  'comment.added': [tellMentioned, tellConcerned],
  'comment.edited': [tellMentioned],
};
