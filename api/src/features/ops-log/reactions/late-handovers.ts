import type { Inside, Notice, Watch } from '../../../platform/reactions.ts';
import { readLadder } from '../queries/ladder.ts';
import { findBegunMin, listUnhanded, type Unhanded } from '../queries/late-handovers.ts';
import { listToTell, type ToTell } from '../queries/to-tell.ts';
import { baseOf, listNext } from './handovers.ts';

/** Nobody is told of what is overdue for longer than a day beyond its minutes: whoever was to know does. */
const LONGEST_MIN = 1_440;

/** The owner and the managers of a project, or the next rank where it has neither. */
const listManagers = async (inside: Inside, project_id: string, project: string) => {
  const [first = []] = await readLadder(inside, project_id);
  return first.map(({ sub, owns }) => ({
    recipient: sub,
    reason: owns ? `You own ${project}.` : `You see to ${project}.`,
  }));
};

/**
 * Tells the next shift once more of what they haven't taken over so many minutes after it began, or after it was handed over where that
 * was later, and once it is as long again those who manage the project; each of them once.
 */
export const overdueHandovers: Watch = async (inside) => {
  const notices: Notice[] = [];
  for (const handover of await listToTell(inside, 'waiting'))
    if (handover.kind === 'handover' && handover.state === 'signed_out')
      notices.push(...(await tellOverdue(inside, handover)));
  return notices;
};

const tellOverdue = async (inside: Inside, handover: ToTell): Promise<readonly Notice[]> => {
  const { id, step, title, project, project_id, waited_min, handover_overdue_min: after } = handover;
  const late = Math.min(waited_min, (await findBegunMin(inside, handover)) ?? 0);
  if (late < after || late >= 2 * after + LONGEST_MIN) return [];
  const next = await listNext(inside, handover);
  const shared = { ...baseOf(handover), type: 'handover.overdue', receipt: true } as const;
  const source = `overdue-handover:${id}:${step}`;
  const managers = late < 2 * after ? [] : await listManagers(inside, project_id, project);
  return [
    ...next.map((whom) => ({
      ...{ ...shared, ...whom, source },
      title: `You haven't taken over on ${project}: ${title}`,
      message: 'Read it, then acknowledge or dispute it.',
    })),
    ...managers.map((whom) => ({
      ...{ ...shared, ...whom, source: `${source}:managers` },
      title: `Nobody has taken over on ${project}: ${title}`,
      message: `It has waited for more than ${2 * after} minutes.`,
    })),
  ];
};

/** Tells the people of a shift that it ended without a handover, where their project has one of each, and later those who manage it. */
export const missingHandovers: Watch = async (inside) => {
  const notices: Notice[] = [];
  for (const unhanded of await listUnhanded(inside)) notices.push(...(await tellMissing(inside, unhanded)));
  return notices;
};

const tellMissing = async (
  inside: Inside,
  { shift_id, project_id, project, shift, people, ended_min, handover_overdue_min: after }: Unhanded,
): Promise<readonly Notice[]> => {
  const shared = {
    type: 'handover.missing',
    project: project_id,
    receipt: true,
    target: { type: 'shift', id: shift_id },
    url: `/manager/projects/${project_id}/ops-log?write=handover`,
  } as const;
  const source = `missing-handover:${shift_id}`;
  const managers = ended_min < 2 * after ? [] : await listManagers(inside, project_id, project);
  return [
    ...people.map((recipient) => ({
      ...{ ...shared, recipient, source },
      title: `Your shift on ${project} handed nothing over`,
      message: `${shift}: write a handover and sign it out.`,
      reason: `You were on that shift of ${project}.`,
    })),
    ...managers.map((whom) => ({
      ...{ ...shared, ...whom, source: `${source}:managers` },
      title: `A shift on ${project} handed nothing over`,
      message: `${shift}: nothing was signed out.`,
    })),
  ];
};
