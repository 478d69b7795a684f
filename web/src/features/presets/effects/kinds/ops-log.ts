import type { OpsLogPreset } from '#contract/ops-log/preset.ts';
import { OPS_LOG_TYPES, SEVERITIES } from '#contract/ops-log/states.ts';
import type { FieldSection, FieldsOf } from './field.ts';
import { f } from './messages.ts';

const FIELDS = {
  type: {
    ...{ kind: 'choice', label: f('entry_type'), note: f('entry_type_note') },
    choices: OPS_LOG_TYPES.map((value) => ({ value, label: f(`entry_${value}`) })),
  },
  title: {
    ...{ kind: 'text', label: f('entry_title'), note: f('entry_title_note'), maxLength: 120 },
  },
  body: { kind: 'long', label: f('entry_body'), note: f('entry_body_note'), maxLength: 10_000 },
  severity: {
    ...{ kind: 'choice', label: f('severity'), nothing: f('severity_none') },
    choices: SEVERITIES.map((value) => ({ value, label: f(`severity_${value}`) })),
  },
  tags: { kind: 'tags', label: f('tags'), most: 20 },
  follow_up_days: {
    ...{
      kind: 'number',
      label: f('follow_up'),
      suffix: f('days_later'),
      one: f('day_later'),
      nothing: f('follow_up_none'),
    },
  },
} as const satisfies FieldsOf<OpsLogPreset>;

/** What a preset may say of entries of an ops-log, in the order of its form. */
export const OPS_LOG_SECTIONS: readonly FieldSection[] = [{ title: f('section_entry'), fields: FIELDS }];
