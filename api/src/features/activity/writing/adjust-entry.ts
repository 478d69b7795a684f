import type { EntryChange } from '#contract/activity/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { EntryRow } from '../queries/entries.ts';
import type { TimeSettings } from '../queries/settings.ts';
import { weigh } from '../rules/entry.ts';
import { mergeSpan } from '../rules/merge-span.ts';
import { findPurpose, ownZoneOf, readPurpose, zoneOf } from '../rules/purpose.ts';
import { requireEditable, requireNote, requireOpenDay } from '../rules/window.ts';
import { updateEntry } from './update-entry.ts';

/** Applies a change under every rule that it touches. The caller holds the lock of the member's time. */
export const adjustEntry = async (
  context: Context,
  settings: TimeSettings,
  before: EntryRow,
  change: EntryChange,
): Promise<void> => {
  const day = change.work_date ?? before.work_date;
  requireEditable(before.status);
  requireOpenDay(settings, before.work_date);
  requireOpenDay(settings, day);
  if (change.note !== undefined) requireNote(settings, change.note);
  const { category, note, tags } = change;
  await updateEntry(context, before, 'activity.updated', {
    ...(isWeighty(change) ? await weighChange(context, settings, before, change) : {}),
    ...(category === undefined ? {} : { category }),
    ...(note === undefined ? {} : { note }),
    ...(tags === undefined ? {} : { tags }),
    status: 'draft',
    status_reason: null,
  });
};

const isWeighty = ({ category, note, tags, ...weighty }: EntryChange): boolean =>
  Object.values(weighty).some((value) => value !== undefined);

const weighChange = async (
  context: Context,
  settings: TimeSettings,
  before: EntryRow,
  change: EntryChange,
) => {
  const day = change.work_date ?? before.work_date;
  const asked = {
    project_id: change.project_id === undefined ? before.project_id : change.project_id,
    service_type_id: change.service_type_id === undefined ? before.service_type_id : change.service_type_id,
  };
  const moved =
    asked.project_id !== before.project_id ||
    asked.service_type_id !== before.service_type_id ||
    day !== before.work_date;
  const purpose = moved
    ? await readPurpose(context, settings, asked, day)
    : await findPurpose(context, asked);
  // Time keeps the zone that it was logged in, and shows, until it goes to a project elsewhere.
  const stays = asked.project_id === before.project_id;
  const zone = stays
    ? before.timezone
    : zoneOf(purpose, { ...settings, timezone: before.own_timezone ?? settings.timezone });
  const span = mergeSpan(zone, before, change);
  const billable = change.billable ?? (moved ? undefined : before.billable);
  const place = { member: before.member_id, except: before.id };
  const weighed = await weigh(context, settings, { span, purpose, billable }, place, before);
  return { ...weighed, own_timezone: ownZoneOf(purpose, settings, zone) };
};
