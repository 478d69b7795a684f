import type { Inside, Notice, Reaction, Watch } from '../../../platform/reactions.ts';
import { readStandings } from '../queries/readers.ts';
import { listToTell, pageOf, type ToTell } from '../queries/to-tell.ts';

type Words = Pick<Notice, 'type' | 'title' | 'message' | 'source'>;

/** What is said of a follow-up: in its own words, or to somebody whom a rule refuses the log, who has to do it all the same. */
interface Saying {
  readonly inWords: (one: ToTell) => Words;
  readonly withoutWords: (one: ToTell) => Words;
  readonly isTold: (one: ToTell) => boolean;
}

const projectOf = ({ project_id }: ToTell): string => `/manager/projects/${project_id}`;

/** What is left to do, for whoever was to do it. */
const toOwner = async (
  inside: Inside,
  one: ToTell,
  { inWords, withoutWords, isTold }: Saying,
): Promise<readonly Notice[]> => {
  const { kind, state, owner, project_id, id } = one;
  if (kind !== 'follow_up' || state !== 'open' || owner === null || !isTold(one)) return [];
  const isRefused = (await readStandings(inside, project_id, [owner])).get(owner) === 'refused';
  return [
    {
      ...(isRefused ? withoutWords(one) : inWords(one)),
      recipient: owner,
      project: project_id,
      target: { type: 'ops_log_entry', id },
      url: isRefused ? projectOf(one) : pageOf(one),
      group: `follow-ups:${project_id}`,
      reason: 'It was left for you to do.',
    },
  ];
};

const toOwners = async (
  inside: Inside,
  told: readonly ToTell[],
  saying: Saying,
): Promise<readonly Notice[]> => {
  const notices: Notice[] = [];
  for (const one of told) notices.push(...(await toOwner(inside, one, saying)));
  return notices;
};

const ASK = 'You may not read its ops-log: ask whoever wrote it.';
const given = (one: ToTell, about: string): Words => ({
  type: 'follow-up.given',
  title: `gave you a follow-up on ${one.project}`,
  message: `${about} · due ${one.due_words}`,
  source: `follow-up:${one.id}`,
});
const overdue = (one: ToTell, about: string, end: string): Words => ({
  type: 'follow-up.overdue',
  title: `Follow-up overdue: ${about}`,
  message: `It was due on ${one.due_words} on ${one.project}. ${end}`,
  source: `follow-up:${one.id}:${one.due}`,
});

/** Tells whoever an entry leaves something to do for. */
export const tellGiven: Reaction = async (inside, events) =>
  toOwners(
    inside,
    await listToTell(
      inside,
      events.map(({ subject }) => subject.id),
    ),
    {
      inWords: (one) => given(one, one.title),
      withoutWords: (one) => given(one, ASK),
      isTold: () => true,
    },
  );

/** Reminds whoever was to do something once its day is over; what is longer overdue than a month is known. */
export const overdueFollowUps: Watch = async (inside) => {
  const notices = await toOwners(inside, await listToTell(inside, 'waiting'), {
    inWords: (one) => overdue(one, one.title, 'Once it is done, say so in the ops-log.'),
    withoutWords: (one) => overdue(one, one.project, ASK),
    isTold: ({ is_overdue }) => is_overdue,
  });
  return notices.map((notice) => ({ ...notice, receipt: true }));
};
