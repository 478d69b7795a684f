import type { ActivityEntry, NewEntry } from '#contract/activity/shapes.ts';
import type { Keeping } from '../../../../platform/offline/unsent/send-or-keep.ts';
import { t } from '../../messages.ts';
import { durationText } from '../duration-text.ts';
import type { NamedPurpose } from '../form/chosen-purpose.ts';
import { purposeText } from '../purpose-text.ts';
import { dayAddress, type ShownEntry, subjectOf } from './entry-writes.ts';

type Title = 'unsent_new' | 'unsent_change' | 'unsent_delete';

/** How a change of an entry is kept: which one, how it is called, where it is shown. */
export const keepingOf = (
  title: Title,
  base: ActivityEntry,
  organization: string,
  purpose: NamedPurpose,
): Keeping => ({
  organization,
  subject: subjectOf(base),
  title: titleOf(title, base, base.duration_s),
  href: dayAddress(base.work_date),
  shown: { purpose: namesOf(purpose), base } satisfies ShownEntry,
});

/** How a new entry is kept. */
export const newKeepingOf = (
  { client_uuid, work_date, duration_s = 0 }: NewEntry & { readonly client_uuid: string },
  purpose: NamedPurpose,
  organization: string,
): Keeping => ({
  organization,
  subject: client_uuid,
  title: titleOf('unsent_new', purpose, duration_s),
  href: dayAddress(work_date),
  shown: { purpose: namesOf(purpose), base: null } satisfies ShownEntry,
});

const namesOf = ({ project, service }: NamedPurpose): NamedPurpose => ({ project, service });

const titleOf = (title: Title, purpose: NamedPurpose, duration_s: number): string =>
  t(title, { duration: durationText(duration_s), project: purposeText(purpose) });
