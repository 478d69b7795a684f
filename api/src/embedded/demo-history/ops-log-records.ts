import { addDays } from '#contract/activity/rules.ts';
import { mentionToken } from '#contract/comments/mentions.ts';
import type { RECORD_KINDS } from '#contract/ops-log/states.ts';
import { dayIn, instantsAt } from '../../platform/wall-clock.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import type { Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { type Happening, idAt, type Stage } from './happening.ts';
import type { LogPicture } from './log-pictures.ts';
import type { DemoEntry, DemoSaid, DemoSequel } from './logged.ts';
import { idOfShift } from './rosters.ts';

/** A record on its way into the chain. */
interface Said {
  readonly at: Date;
  readonly by: string;
  readonly row: Row;
  /** The entry that it is about; its own, where it is one. */
  readonly entry: string;
  readonly type: `ops_log_entry.${string}`;
  readonly changes: NonNullable<Happening['changes']>;
  readonly picture?: LogPicture | undefined;
}

type Kind = (typeof RECORD_KINDS)[number];

/** What an entry begins as. */
const FIRST_STATES: { readonly [kind in Kind]?: string } = {
  ...{ incident: 'open', handover: 'drafted', follow_up: 'open' },
};

/** An entry of a project's log, at a place among the demo's, and what followed on it. */
export const recordsOf = (stage: Stage, project: string, entry: DemoEntry, place: number): Said[] => {
  const { slug } = stage.company;
  const occurred = occurredAt(stage, entry);
  const { by, type, severity = 'info', title, late = 0, followUp } = entry;
  const recorded = later(occurred, late);
  const id = idAt(recorded, slug, place, `${project} ops-log`);
  const row = {
    ...rowOf(slug, { id, by, kind: 'entry', occurred, recorded }, entry),
    ...{ type, shift_id: shiftOf(stage, project, entry) },
    owner_id: followUp ? idOf(slug, followUp[0]) : null,
    due: followUp ? addDays(dayIn(stage.company.settings.timezone, stage.now), followUp[1]) : null,
  };
  const changes: Said['changes'] = { type: [null, type], severity: [null, severity], title: [null, title] };
  const states: { [kind in Kind]?: string } = { ...FIRST_STATES };
  const sequels = (entry.sequels ?? []).map((sequel, at) => {
    const when = later(occurred, sequel.after);
    const record = { id: idAt(when, slug, place, `${project} ops-log ${at}`), by: sequel.by, recorded: when };
    if ('instead' in sequel) return correctionOf(slug, entry, sequel, { ...record, occurred, entry: id });
    const step = stepOf(sequel);
    const before = states[step.kind];
    states[step.kind] = step.state;
    return stepRecord(slug, step, { ...record, before, entry: id, note: sequel.note ?? '' });
  });
  const { picture } = entry;
  return [{ at: recorded, by, entry: id, type: 'ops_log_entry.added', row, changes, picture }, ...sequels];
};

interface Sequel {
  readonly id: string;
  readonly by: string;
  readonly recorded: Date;
  readonly entry: string;
}

type Correction = Extract<DemoSequel, { instead: unknown }>;

const correctionOf = (
  slug: Stage['company']['slug'],
  said: DemoEntry,
  { instead }: Correction,
  { entry, ...record }: Sequel & { readonly occurred: Date },
): Said => {
  const now = { ...said, ...instead };
  const { severity = 'info' } = said;
  return {
    ...{ at: record.recorded, by: record.by, entry, type: 'ops_log_entry.corrected' },
    row: { ...rowOf(slug, { ...record, kind: 'correction' }, now), type: said.type },
    changes: {
      ...{ severity: [severity, now.severity ?? 'info'], title: [said.title, now.title] },
      body: [bodyOf(slug, said), bodyOf(slug, now)],
    },
  };
};

interface Step {
  readonly kind: Kind;
  readonly state: string;
  readonly cause: string | null;
}

const stepOf = (sequel: Exclude<DemoSequel, Correction>): Step => {
  if ('incident' in sequel) return { kind: 'incident', state: sequel.incident, cause: sequel.cause ?? null };
  return 'handover' in sequel
    ? { kind: 'handover', state: sequel.handover, cause: null }
    : { kind: 'follow_up', state: sequel.followUp, cause: null };
};

const stepRecord = (
  slug: Stage['company']['slug'],
  { kind, state, cause }: Step,
  { before, entry, note, ...record }: Sequel & { readonly before: string | undefined; readonly note: string },
): Said => ({
  ...{ at: record.recorded, by: record.by, entry, type: 'ops_log_entry.moved' },
  row: {
    ...rowOf(slug, { ...record, kind, occurred: record.recorded }),
    ...{ state, body: note, root_cause: cause },
  },
  changes: { state: [before, state] },
});

interface Written {
  readonly id: string;
  readonly by: string;
  readonly kind: Kind;
  readonly occurred: Date;
  readonly recorded: Date;
}

/** Every column that the demo fills, of a step or of something said. */
const rowOf = (slug: string, { id, by, kind, occurred, recorded }: Written, said?: DemoSaid): Row => ({
  ...{ id, kind, state: null, author_id: idOf(slug, by), type: null },
  ...{ occurred_at: occurred.toISOString(), recorded_at: recorded.toISOString() },
  ...{
    severity: said ? (said.severity ?? 'info') : null,
    title: said?.title ?? null,
    body: bodyOf(slug, said),
  },
  ...{ root_cause: null, shift_id: null, location: said?.location ?? null, tags: said?.tags ?? [] },
  ...{ people: (said?.people ?? []).map((name) => idOf(slug, name)), owner_id: null, due: null },
});

/** As it is sent: ids in the place of names behind an @. */
const bodyOf = (slug: string, { body = '' }: Partial<DemoSaid> = {}): string =>
  DEMO_ACCOUNTS.reduce((text, { name }) => text.replaceAll(`@${name}`, mentionToken(idOf(slug, name))), body);

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

/** Where the clock skips the time of that day, an hour of it is as good as another. */
const occurredAt = ({ company, now }: Stage, { at }: DemoEntry): Date => {
  if (typeof at === 'number') return later(now, -at);
  const [days, time] = at;
  const zone = company.settings.timezone;
  const day = addDays(dayIn(zone, now), -days);
  const [ms = Date.parse(`${day}T${time}Z`)] = instantsAt(zone, { day, time });
  return new Date(ms);
};

const shiftOf = ({ company, now }: Stage, project: string, { shift }: DemoEntry): string | null => {
  if (!shift) return null;
  const [days, ofDay] = shift;
  return idOfShift(
    company.slug,
    { ...ofDay, project },
    addDays(dayIn(company.settings.timezone, now), -days),
  );
};
