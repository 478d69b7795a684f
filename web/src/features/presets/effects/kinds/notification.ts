import type { AnnouncementPreset } from '#contract/announcements/preset.ts';
import { PRIORITIES } from '#contract/notifications/shapes.ts';
import type { FieldSection, FieldsOf } from './field.ts';
import { f } from './messages.ts';

const FIELDS = {
  title: { kind: 'text', label: f('title'), maxLength: 120 },
  message: { kind: 'long', label: f('message'), maxLength: 2_000 },
  link: { kind: 'text', label: f('link'), note: f('link_note'), maxLength: 500, nothing: f('no_link') },
  priority: {
    ...{ kind: 'choice', label: f('priority') },
    choices: PRIORITIES.map((value) => ({ value, label: f(`priority_${value}`) })),
  },
} as const satisfies FieldsOf<AnnouncementPreset>;

/** What a preset may say of an announcement, in the order of its form. */
export const NOTIFICATION_SECTIONS: readonly FieldSection[] = [{ title: f('section_said'), fields: FIELDS }];
