import { PRIORITIES } from '#contract/notifications/shapes.ts';
import type { Preset, PresetRevision } from '#contract/presets/shapes.ts';
import type { AnnouncementValues } from './values.ts';

/** An empty form with what the applied revision of a preset of announcements says; a preset of anything else says nothing here. */
export const presetValues = (
  empty: AnnouncementValues,
  { kind, current }: Pick<Preset, 'kind' | 'current'>,
  revisions: readonly PresetRevision[],
): AnnouncementValues => {
  const said = kind === 'notification' ? revisions.find(({ revision }) => revision === current)?.payload : {};
  const text = (field: 'title' | 'message' | 'link') => {
    const value = said?.[field];
    return typeof value === 'string' ? value : empty[field];
  };
  return {
    ...empty,
    ...{ title: text('title'), message: text('message'), link: text('link') },
    priority: PRIORITIES.find((one) => one === said?.priority) ?? empty.priority,
  };
};
