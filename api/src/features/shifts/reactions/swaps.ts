import { sql } from 'kysely';
import type { SwapKind } from '#contract/swaps/states.ts';
import type { Happened, Inside, Notice, Reaction, Reactions } from '../../../platform/reactions.ts';

/** A request that an event tells of, with the accounts of its people; null for those without one. */
interface Told {
  readonly event: Happened;
  readonly kind: SwapKind;
  readonly project: string;
  readonly requester: string | null;
  readonly requester_name: string;
  readonly counterpart: string | null;
  readonly owner: string | null;
  /** The shift that is given, and that there is for it. */
  readonly given: string;
  readonly got: string | null;
  readonly day: string;
  readonly other_day: string | null;
}

const wall = (column: string, shift: string) =>
  sql`${sql.ref(column)} at time zone ${sql.ref(`${shift}.timezone`)}`;
const words = (side: '' | 'other_', shift: string) =>
  sql`to_char(${wall(`w.${side}starts_at`, shift)}, 'FMDD Mon HH24:MI') || '–' || to_char(${wall(`w.${side}ends_at`, shift)}, 'HH24:MI')`;

const readTold = async (
  { db, organization }: Inside,
  events: readonly Happened[],
): Promise<readonly Told[]> => {
  const { rows } = await sql<Omit<Told, 'event'> & { id: string }>`
    select w.id, w.kind, p.name as project, r.user_sub as requester, r.name as requester_name, c.user_sub as counterpart,
      o.user_sub as owner, ${words('', 's')} as given, ${words('other_', 't')} as got,
      (${wall('w.starts_at', 's')})::date::text as day, (${wall('w.other_starts_at', 't')})::date::text as other_day
    from swaps w
    join projects p on p.org_id = w.org_id and p.id = w.project_id
    join shifts s on s.org_id = w.org_id and s.id = w.shift_id
    left join shifts t on t.org_id = w.org_id and t.id = w.other_shift_id
    join members r on r.org_id = w.org_id and r.id = w.requester_id
    left join members c on c.org_id = w.org_id and c.id = w.counterpart_id and c.archived_at is null
    left join members o on o.org_id = p.org_id and o.id = p.owner_id and o.archived_at is null
      and o.id is distinct from w.requester_id and o.id is distinct from w.counterpart_id
    where w.org_id = ${organization} and w.id = any (${events.map(({ subject }) => subject.id)}::uuid[])`.execute(
    db,
  );
  return events.flatMap((event) => {
    const row = rows.find(({ id }) => id === event.subject.id);
    return row ? [{ ...row, event }] : [];
  });
};

/** Whose roles let them plan a project, but for the two whose shifts it is about. */
const listPlanners = async (
  { db, organization }: Inside,
  { event, requester, counterpart }: Told,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ subject: string }>`
    select distinct g.subject from role_grants g
    join members m on m.org_id = g.org_id and m.user_sub = g.subject and m.archived_at is null
    where g.org_id = ${organization} and (g.project_id is null or g.project_id = ${event.project}) and g.archived_at is null
      and g.role >= 'manager' and (g.expires_at is null or g.expires_at > now())
    order by g.subject`.execute(db);
  return rows.map(({ subject }) => subject).filter((sub) => sub !== requester && sub !== counterpart);
};

const shiftsOf = ({ project, given, got }: Told): string => `${project}: ${given}${got ? ` for ${got}` : ''}`;

const base = (told: Told, type: Notice['type']) => ({
  ...{ type, message: shiftsOf(told), project: told.event.project, group: `swap:${told.event.project}` },
  target: { type: 'swap', id: told.event.subject.id },
  source: `${told.event.type}:${told.event.id}`,
});

type Tell = (inside: Inside, told: Told) => Promise<Notice[]> | Notice[];

const telling =
  (tell: Tell): Reaction =>
  async (inside, events) => {
    const told = await readTold(inside, events);
    return (await Promise.all(told.map((one) => tell(inside, one)))).flat();
  };

const onDay = (day: string): string => `/daily-activity?date=${day}`;

const toRequester = (told: Told, title: string): Notice[] =>
  told.requester === null
    ? []
    : [
        {
          ...base(told, 'swap.decided'),
          ...{ recipient: told.requester, title, url: onDay(told.other_day ?? told.day) },
          reason: 'You asked for it.',
        },
      ];

const toCounterpart = (told: Told, type: Notice['type'], title: string): Notice[] =>
  told.counterpart === null
    ? []
    : [
        {
          ...base(told, type),
          ...{ recipient: told.counterpart, title, url: onDay(told.day), reason: 'You were asked.' },
        },
      ];

/** Whoever owns the project, where they may decide; else everybody who may. */
const toPlanners = async (inside: Inside, told: Told, title: string): Promise<Notice[]> => {
  const { project, owner, day, event } = told;
  const planners = await listPlanners(inside, told);
  const isOwners = owner !== null && planners.includes(owner);
  return (isOwners ? [owner] : planners).map((recipient) => ({
    ...base(told, 'swap.waiting'),
    ...{ recipient, title, url: `/manager/projects/${event.project}/roster?date=${day}&swaps=true` },
    reason: isOwners ? `You own ${project}.` : `You plan ${project}.`,
  }));
};

/** Whoever is asked answers; a drop that asks nobody waits for whoever plans. */
const tellAsked = telling((inside, told) =>
  told.event.data.counterpart_id === null
    ? toPlanners(inside, told, 'wants to give up a shift')
    : toCounterpart(
        told,
        'swap.asked',
        told.kind === 'swap' ? 'asks you to swap shifts' : 'asks you to take a shift',
      ),
);

/** Then it waits for whoever plans; whoever asked knows that it does. */
const tellAccepted = telling(async (inside, told) => {
  const isSwap = told.kind === 'swap';
  const name = told.requester_name;
  const agreed = isSwap ? `agreed to swap shifts with ${name}` : `agreed to take a shift of ${name}’s`;
  return [
    ...(await toPlanners(inside, told, agreed)),
    ...toRequester(told, isSwap ? 'agreed to swap shifts with you' : 'agreed to take a shift of yours'),
  ];
});

/** Both know what became of it; whoever did it knows already. */
const tellBoth = (did: string): Reaction =>
  telling((_, told) => {
    const title = `${did} ${told.kind === 'swap' ? 'a swap of shifts' : 'giving up a shift'}`;
    return [...toRequester(told, title), ...toCounterpart(told, 'swap.decided', title)];
  });

/** What swaps tell people. */
export const swapReactions: Reactions = {
  'swap.asked': [tellAsked],
  'swap.accepted': [tellAccepted],
  'swap.applied': [tellBoth('approved')],
  'swap.declined': [tellBoth('declined')],
  'swap.cancelled': [tellBoth('took back the request for')],
};
