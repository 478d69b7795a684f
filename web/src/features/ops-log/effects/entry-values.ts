import { mentionToken } from '#contract/comments/mentions.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import type { addOpsLogEntry } from '#contract/ops-log/endpoints.ts';
import { OPS_LOG_TYPES, type OpsLogType, SEVERITIES, type Severity } from '#contract/ops-log/states.ts';
import { momentOf } from '../../../platform/format/moment-of.ts';
import { type Named, bodyOf as textOf } from '../../../ui/form/mention-text.ts';

/** An entry as it is filled in. */
export type EntryValues = {
  title: string;
  type: OpsLogType;
  severity: Severity;
  body: string;
  /** Who is mentioned in it, and as whom they stand there. */
  named: Named[];
  day: string | null;
  time: string;
  location: string;
  people: string[];
  tags: string[];
  shift_id: string | null;
  owner_id: string | null;
  due: string | null;
  /** So that it lands once, however often it is sent. */
  client_uuid: string;
};

/** An entry of which nothing is filled in. */
export const emptyEntry = (): EntryValues => ({
  ...{ title: '', type: 'note', severity: 'info', body: '', day: null, time: '', location: '' },
  ...{ people: [], tags: [], named: [], shift_id: null, owner_id: null, due: null },
  client_uuid: crypto.randomUUID(),
});

/** How grave an entry of a type may be: nobody has to do anything about an incident that is only worth knowing. */
export const severitiesOf = (type: OpsLogType): readonly Severity[] =>
  type === 'incident' ? SEVERITIES.filter((one) => one !== 'info') : SEVERITIES;

/** The severity that goes with another type: as it was where that may be. */
export const fitting = (type: OpsLogType, severity: Severity): Severity =>
  type === 'incident' && severity === 'info' ? 'sev4' : severity;

const TYPE = /(^|\s)\/([a-z]+)\s/;
const SEVERITY = /(^|\s)!([1-4])\s/;
const TAG = /(^|\s)#([^\s#,]{1,40})\s/;

/** What words such as `/incident`, `!2` and `#gate` say, once a space ends them; they leave the title. */
export function withShorthand(values: EntryValues): EntryValues {
  const [said, before = '', word = ''] = TYPE.exec(values.title) ?? [];
  const type = word && OPS_LOG_TYPES.find((one) => one.startsWith(word));
  if (said && type)
    return {
      ...values,
      ...{ type, severity: fitting(type, values.severity), title: values.title.replace(said, before) },
    };
  const [grave, start = '', rank = ''] = SEVERITY.exec(values.title) ?? [];
  const severity = SEVERITIES.find((one) => one === `sev${rank}`);
  if (grave && severity) return { ...values, severity, title: values.title.replace(grave, start) };
  const [tagged, ahead = '', tag = ''] = TAG.exec(values.title) ?? [];
  if (!tagged) return values;
  const tags = values.tags.includes(tag) ? values.tags : [...values.tags, tag];
  return { ...values, tags, title: values.title.replace(tagged, ahead) };
}

/** When something happened, in a zone; undefined for now. A time alone is today's, a day alone its beginning. */
export const occurredAt = (
  { day, time }: Pick<EntryValues, 'day' | 'time'>,
  { zone, today }: { readonly zone: string; readonly today: string },
): string | undefined =>
  day || time ? (momentOf(day ?? today, time || '00:00', zone) ?? undefined) : undefined;

/** What the API is sent. */
export function bodyOf(
  values: EntryValues,
  here: { readonly zone: string; readonly today: string },
): BodyInput<typeof addOpsLogEntry> & { readonly client_uuid: string } {
  const { type, severity, title, body, named, location, people, tags, shift_id, owner_id, due, client_uuid } =
    values;
  const occurred_at = occurredAt(values, here);
  return {
    ...{
      type,
      severity,
      title: title.trim(),
      body: textOf({ text: body, people: named }, mentionToken),
      people,
      tags,
      shift_id,
      client_uuid,
    },
    location: location.trim() || null,
    follow_up: owner_id && due ? { owner_id, due } : null,
    ...(occurred_at ? { occurred_at } : {}),
  };
}

const PLACES: Readonly<Record<string, string>> = {
  occurred_at: 'time',
  'follow_up.owner_id': 'owner_id',
  'follow_up.due': 'due',
};

/** The field of the form that a path of the API means: `people.3` → `people`. */
export const placeOf = (field: string): string => PLACES[field] ?? field.split('.')[0] ?? '';
