import { BROKEN_KINDS, type BrokenThing } from '#contract/reorganisations/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { t } from '../../components/reorganisations/messages.ts';

/** What of somebody would break, in words. */
export const brokenWords = ({ kind, count, about, days, project }: BrokenThing, format: Format): string => {
  if (kind === 'grants') return t('broken_grants', { about: capital(about), project: project?.name ?? '' });
  if (kind === 'shifts') return t('broken_shifts', { count, about });
  const words = days
    ? days.from === days.to
      ? format.day(days.from, 'short')
      : t('days', { from: format.day(days.from, 'short'), to: format.day(days.to, 'short') })
    : '';
  return t(kind === 'approvals' ? 'broken_approvals' : 'broken_leave', { count, days: words });
};

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** Who would be asked instead, or whom they would answer to beside whoever owns the project. */
export const insteadWords = ({ kind, before, after }: BrokenThing): string =>
  t(kind === 'approvals' || kind === 'leave' ? 'asked_instead' : 'owned_by', {
    before: before?.name ?? t('nobody'),
    after: after?.name ?? t('nobody'),
  });

/** The page on which it is seen to. */
export const brokenHref = ({ kind, member, project }: BrokenThing, organization: string): string => {
  if (kind === 'leave') return '/leave?tab=approvals';
  if (kind === 'approvals')
    return `/manager/organizations/${organization}/approvals?q=${encodeURIComponent(member.name)}`;
  return `/manager/projects/${project?.id ?? ''}/${kind === 'shifts' ? 'roster' : 'roles'}`;
};

/** The same counted by kind: `3 entries of time that wait, 2 shifts`; empty where nothing breaks. */
export const brokenCounts = (broken: readonly BrokenThing[]): string =>
  BROKEN_KINDS.flatMap((kind) => {
    const count = broken.reduce((sum, one) => sum + (one.kind === kind ? one.count : 0), 0);
    return count > 0 ? [t(`broken_count_${kind}`, { count })] : [];
  }).join(', ');
