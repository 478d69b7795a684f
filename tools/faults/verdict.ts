import type { Crowd } from './crowd.ts';
import type { Sinks, Taken } from './sinks.ts';

/** What has become of everything that people were to be told. */
export interface Verdict {
  /** Rows in inboxes, and how many different ones. */
  readonly inbox: { readonly rows: number; readonly different: number; readonly counted: number };
  /** Ways by channel and status. */
  readonly ways: Readonly<Record<string, number>>;
  /** Pushes and mails that came, and those that came again under the same name. */
  readonly taken: number;
  readonly repeated: number;
  /** What is wrong, in sentences; empty where nothing is. */
  readonly wrong: readonly string[];
}

/** What has to be, and what may be. */
export interface Expected {
  readonly notifications: number;
  readonly mostRepeated: number;
}

const DONE = ['app ready', 'web-push ready', 'email sent'];

/** Compares what the database says and what the sinks took with what has to be. */
export const judge = async (
  { sql }: Crowd,
  { taken }: Pick<Sinks, 'taken'>,
  { notifications, mostRepeated }: Expected,
): Promise<Verdict> => {
  const [inbox = { rows: 0, different: 0, counted: 0 }] = await sql<Verdict['inbox']>(
    `select count(*)::int as rows, count(distinct (n.recipient, n.source))::int as different,
       (select sum(total)::int from notification_counts) as counted from notifications n join events e on e.id::text = n.source`,
  );
  const rows = await sql<{ way: string; count: number }>(
    "select channel || ' ' || status as way, count(*)::int as count from notification_channels group by way order by way",
  );
  const ways = Object.fromEntries(rows.map(({ way, count }) => [way, count]));
  const told = (await sql<{ id: string }>('select id from notifications')).map(({ id }) => id);
  const repeated =
    taken.length - new Set(taken.map(({ channel, to, name }) => `${channel} ${to} ${name}`)).size;
  const wrong = [
    ...Object.entries(inbox).flatMap(([what, count]) =>
      count === notifications ? [] : [`${count} instead of ${notifications} in the inboxes (${what})`],
    ),
    ...DONE.flatMap((way) =>
      ways[way] === notifications ? [] : [`${ways[way] ?? 0} of ${notifications} ended as ${way}`],
    ),
    ...namesOf(taken, told),
    ...(repeated > mostRepeated ? [`${repeated} came again, which may be ${mostRepeated} at most`] : []),
  ];
  return { inbox, ways, taken: taken.length, repeated, wrong };
};

/** On each way every notification came, under one name however often it came, and nothing else did. */
const namesOf = (all: readonly Taken[], told: readonly string[]): string[] =>
  (['web-push', 'email'] as const).flatMap((channel) => {
    const taken = all.filter((one) => one.channel === channel);
    const names = new Map<string, Set<string>>();
    for (const { notifications, name } of taken)
      for (const id of notifications) names.set(id, (names.get(id) ?? new Set()).add(name));
    const lost = told.filter((id) => !names.has(id)).length;
    const unknown = names.size + lost - told.length;
    const renamed = [...names.values()].filter(({ size }) => size > 1).length;
    const mistaken = taken.filter((one) => !isNamed(one)).length;
    return [
      ...(lost > 0 ? [`${lost} never came by ${channel}`] : []),
      ...(unknown > 0 ? [`${unknown} came by ${channel} of which nobody was told`] : []),
      ...(renamed > 0 ? [`${renamed} came by ${channel} under several names`] : []),
      ...(mistaken > 0 ? [`${mistaken} came by ${channel} under the name of something else`] : []),
    ];
  });

/** A push is named by topic, which is 32 characters at most, and tag; a mail by its notification, a digest by the oldest of its. */
const isNamed = ({ channel, name, notifications }: Taken): boolean => {
  const [id = ''] = [...notifications].sort();
  if (channel === 'web-push') return name === `${id.replaceAll('-', '')} ${id}`;
  return name === `<digest-${id}@muster.test>` || name === `<notification-${id}@muster.test>`;
};
