import { useQuery } from '@tanstack/react-query';
import { INCIDENT_STATES } from '#contract/ops-log/states.ts';
import type { Project } from '#contract/projects/shapes.ts';
import { isReopening, type ProjectStatus } from '#contract/projects/states.ts';
import { type OpenTime, openEntries, type ProjectStep, type ProjectSteps } from '#contract/projects/steps.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { stringifySearch } from '../../../../platform/search.ts';
import { activityHref } from '../../effects/activity-address.ts';
import { projectSteps } from '../../effects/settings-queries.ts';
import { t } from './messages.ts';

/** A change of state, how it is called, and what keeps one from it. */
export interface Step {
  readonly to: ProjectStatus;
  readonly verb: string;
  readonly ask: string;
  readonly note?: string;
  /** All that keeps one from it; nothing where it may be made. */
  readonly holds: readonly Hold[];
}

/** A sentence about what keeps one from a step, and where that is. */
interface Hold {
  readonly why: string;
  readonly show?: { readonly label: string; readonly href: string };
}

/** The changes of state that follow, and why some can't be made; archiving stands apart. */
export function useSteps({ id, name, status }: Project) {
  const format = useFormat();
  const { data, error, refetch } = useQuery(projectSteps(id));
  const steps = data?.steps
    .filter(({ to }) => to !== 'archived')
    .map((step) => ({ ...stepTo(step.to, status, name), holds: heldBack(step, { id, ...data }, format) }));
  return { steps, open_time: data?.open_time, error, refetch };
}

type Held = Pick<ProjectSteps, 'open_time' | 'open_incidents'> & { readonly id: string };

const heldBack = ({ rule }: ProjectStep, { id, open_time, open_incidents }: Held, format: Format): Hold[] => {
  if (rule === null) return [];
  if (rule === 'director-required') return [{ why: t('blocked_director') }];
  const incidents = {
    why: t('blocked_incidents', { count: open_incidents }),
    show: { label: t('show_incidents'), href: incidentsHref(id) },
  };
  const time = {
    why: openText(open_time, format),
    show: { label: t('show_open'), href: activityHref(id, { status: ['draft', 'submitted', 'rejected'] }) },
  };
  return [...(open_incidents > 0 ? [incidents] : []), ...(openEntries(open_time) > 0 ? [time] : [])];
};

const incidentsHref = (id: string) =>
  `/manager/projects/${id}/ops-log${stringifySearch({ incident: INCIDENT_STATES.filter((state) => state !== 'closed') })}`;

const STATES = ['draft', 'submitted', 'rejected'] as const;

/** `4 entries (12 h 30 min) are not approved yet: 1 draft, 3 submitted.` */
function openText(open: OpenTime, format: Format): string {
  const parts = STATES.flatMap((state) => (open[state] > 0 ? [t(state, { count: open[state] })] : []));
  const time = format.spelledDuration(open.seconds);
  return t('blocked_time', { count: openEntries(open), time, parts: parts.join(', ') });
}

const stepTo = (to: ProjectStatus, from: ProjectStatus, name: string): Omit<Step, 'holds'> => {
  if (isReopening(from, to)) return { to, verb: t('verb_reopen'), ask: t('ask_reopen', { name }) };
  if (to === 'active')
    return {
      to,
      verb: t(from === 'on_hold' ? 'verb_resume' : 'verb_active'),
      ask: t('ask_active', { name }),
    };
  if (to === 'planned') return { to, verb: t('verb_planned'), ask: t('ask_planned', { name }) };
  if (to === 'on_hold') return { to, verb: t('verb_on_hold'), ask: t('ask_on_hold', { name }) };
  if (to === 'completed')
    return {
      to,
      verb: t('verb_completed'),
      ask: t('ask_completed', { name }),
      note: t('ask_completed_note'),
    };
  return { to, verb: t('verb_cancelled'), ask: t('cancel_title', { name }) };
};
