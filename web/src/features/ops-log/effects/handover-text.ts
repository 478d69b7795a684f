import { type HandoverDraft, WRITTEN_LIMIT } from '#contract/ops-log/handover-draft.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { h } from '../components/handover/messages.ts';
import { t } from '../messages.ts';

/** A heading and the lines below it. */
interface Group {
  readonly head: string;
  readonly lines: readonly string[];
}

/** As long as a text may be, less what somebody adds. */
const LONGEST = 9_000;

const moment = (at: string, format: Format): string =>
  `${format.instant(at, 'short')} ${format.instant(at, 'time')}`;

/** What is open and what was written, in groups of lines. */
export function handoverGroups(draft: HandoverDraft, format: Format): readonly Group[] {
  const { incidents, follow_ups, disputed } = draft;
  const open: Group[] = [
    { head: h('draft_incidents'), lines: incidents.map((one) => incidentLine(one, format)) },
    {
      head: h('draft_follow_ups'),
      lines: follow_ups.map(({ sequence, title, owner, due }) =>
        h('draft_follow_up', { sequence, title, name: owner.name, due: format.day(due, 'short') }),
      ),
    },
    {
      head: h('draft_disputed'),
      lines: disputed.map(({ sequence, title, by, note }) =>
        h('draft_dispute', { sequence, title, note, name: by?.name ?? h('draft_somebody') }),
      ),
    },
  ].filter(({ lines }) => lines.length > 0);
  const none = open.length === 0 ? [{ head: h('draft_nothing_open'), lines: [] }] : [];
  return [...none, ...open, writtenGroup(draft, format)];
}

const incidentLine = (
  { sequence, severity, title, state, since, by }: HandoverDraft['incidents'][number],
  format: Format,
): string =>
  h('draft_incident', {
    ...{ sequence, title, severity: t(`severity_${severity}`), state: t(`incident_${state}`).toLowerCase() },
    since: moment(since, format),
    who: by ? h('draft_by', { name: by.name }) : h('draft_nobody'),
  });

function writtenGroup({ since: last, written, incidents }: HandoverDraft, format: Format): Group {
  const { count, named } = written;
  const since = last
    ? h('draft_since', { sequence: last.sequence, at: moment(last.at, format) })
    : h('draft_last_day');
  const known = new Set(incidents.map(({ id }) => id));
  return {
    head: headOf(count, since),
    lines: named
      .filter(({ id }) => !known.has(id))
      .map(({ sequence, type, severity, title, occurred_at }) => {
        const grave = severity === 'info' ? [] : [t(`severity_${severity}`)];
        const what = [...grave, t(`type_${type}`)].join(' ');
        return h('draft_written', { sequence, what, title, at: moment(occurred_at, format) });
      }),
  };
}

const headOf = (count: number, since: string): string => {
  if (count === 0) return h('draft_count_none', { since });
  return count > WRITTEN_LIMIT
    ? h('draft_count_more', { since, count: WRITTEN_LIMIT })
    : h('draft_count', { since, count });
};

/** Every line below a heading. */
export const linesOf = (groups: readonly Group[]): readonly string[] => groups.flatMap(({ lines }) => lines);

/** Groups as plain text, as far as there is room; the rest is counted. */
export function textOf(groups: readonly Group[], room = LONGEST): string {
  const all = groups.flatMap(({ head, lines }, at) => [
    ...(at > 0 ? [''] : []),
    head,
    ...lines.map((line) => `- ${line}`),
  ]);
  let length = 0;
  const fitting = all.filter((line) => {
    length += line.length + 1;
    return length <= room;
  });
  const left = all.length - fitting.length;
  return [...fitting, ...(left > 0 ? [h('draft_more', { count: left })] : [])].join('\n');
}

/** Text below what somebody typed, which stays as it is. */
export const below = (typed: string, text: string): string =>
  typed.trim() ? `${typed.trimEnd()}\n\n${text}` : text;

/** What came since: lines that were neither taken in before nor stand in the text, under the moment that they came in. */
export function cameSince(
  groups: readonly Group[],
  taken: readonly string[],
  body: string,
  at: string,
): { readonly body: string; readonly count: number } {
  const fresh = linesOf(groups).filter((line) => !taken.includes(line) && !body.includes(line));
  if (fresh.length === 0) return { body, count: 0 };
  const text = textOf(
    [{ head: h('draft_came', { at }), lines: fresh }],
    Math.max(LONGEST - body.length, 500),
  );
  return { body: below(body, text), count: fresh.length };
}
