import { isGrave, severity } from '#contract/ops-log/states.ts';
import type { Happened, Inside, Notice, Reaction, Watch } from '../../../platform/reactions.ts';
import { type Rung, readLadder } from '../queries/ladder.ts';
import { listToTell, pageOf, type ToTell } from '../queries/to-tell.ts';

const reasonOf = (project: string, { owns, role }: Rung): string => {
  if (owns) return `You own ${project}.`;
  return role === 'manager' ? `You manage ${project}.` : `You stand above those who manage ${project}.`;
};

const base = (incident: ToTell, rung: Rung) => ({
  recipient: rung.sub,
  reason: reasonOf(incident.project, rung),
  project: incident.project_id,
  target: { type: 'ops_log_entry', id: incident.id },
  url: pageOf(incident),
  group: `incident:${incident.id}`,
});

interface Words {
  readonly did: string;
  readonly sourceOf: (event: Happened) => string;
}

/** Tells a project's owner and its managers, or the next rank where it has neither, of what is grave. */
const tellGrave = async (
  inside: Inside,
  events: readonly Happened[],
  { did, sourceOf }: Words,
): Promise<readonly Notice[]> => {
  const bySubject = new Map(events.map((event) => [event.subject.id, event]));
  const notices: Notice[] = [];
  for (const incident of await listToTell(inside, [...bySubject.keys()])) {
    const event = bySubject.get(incident.id);
    if (!event || incident.kind !== 'incident' || !isGrave(incident.severity)) continue;
    const [first = []] = await readLadder(inside, incident.project_id);
    for (const rung of first)
      notices.push({
        ...base(incident, rung),
        type: 'incident.opened',
        title: `${did} ${incident.severity} on ${incident.project}`,
        message: incident.title,
        priority: incident.severity === 'sev1' ? 'urgent' : 'normal',
        source: sourceOf(event),
      });
  }
  return notices;
};

const isGraveSaid = (said: unknown): boolean => {
  const { data } = severity.safeParse(said);
  return data !== undefined && isGrave(data);
};

/** Tells of a grave incident that was written down, or that a correction made grave: once of each. */
export const tellOpened: Reaction = (inside, events) =>
  tellGrave(
    inside,
    events.filter(({ changes }) => isGraveSaid(changes.severity?.[1])),
    { did: 'reported', sourceOf: ({ subject }) => `incident:${subject.id}` },
  );

/** Tells of one that is open again. */
export const tellReopened: Reaction = (inside, events) =>
  tellGrave(
    inside,
    events.filter(({ changes: { state } }) => state?.[1] === 'open' && state[0] !== 'done'),
    { did: 'reopened', sourceOf: ({ id }) => `incident:${id}` },
  );

/** Nobody is called for what has waited for longer than a day: whoever was to know does. */
const LONGEST_MIN = 1_440;

/**
 * Tells the next rank of a grave incident that nobody has acknowledged in time, and the one above after as long again, up to the
 * highest; each of them once.
 */
export const unacknowledgedIncidents: Watch = async (inside) => {
  const notices: Notice[] = [];
  for (const incident of await listToTell(inside, 'unacknowledged'))
    if (incident.kind === 'incident' && incident.waited_min < LONGEST_MIN)
      notices.push(...(await escalate(inside, incident)));
  return notices;
};

const escalate = async (inside: Inside, incident: ToTell): Promise<readonly Notice[]> => {
  const { id, step, severity: grave, waited_min, title, project } = incident;
  const after = grave === 'sev1' ? incident.sev1_escalates_min : incident.sev2_escalates_min;
  const ranks = Math.floor(waited_min / after);
  if (ranks === 0) return [];
  const above = (await readLadder(inside, incident.project_id)).slice(1, ranks + 1);
  return above.flatMap((people, at) =>
    people.map(
      (rung): Notice => ({
        ...base(incident, rung),
        type: 'incident.unacknowledged',
        title: `Nobody has acknowledged ${grave} on ${project}: ${title}`,
        message: `It has waited for more than ${(at + 1) * after} minutes.`,
        priority: 'urgent',
        source: `unacknowledged:${id}:${step}`,
        receipt: true,
      }),
    ),
  );
};
