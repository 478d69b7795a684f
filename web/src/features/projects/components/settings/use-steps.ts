import { useQuery } from '@tanstack/react-query';
import type { Project } from '#contract/projects/shapes.ts';
import { isReopening, type ProjectStatus } from '#contract/projects/states.ts';
import { type OpenTime, openEntries, type ProjectStep } from '#contract/projects/steps.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { projectSteps } from '../../effects/settings-queries.ts';
import { t } from './messages.ts';

/** A change of state, how it is called, and what keeps one from it. */
export interface Step {
  readonly to: ProjectStatus;
  readonly verb: string;
  readonly ask: string;
  readonly note?: string;
  /** A sentence; absent where the step may be made. */
  readonly why?: string;
  readonly isHeldByTime: boolean;
}

/** The changes of state that follow, and why some can't be made; archiving stands apart. */
export function useSteps({ id, name, status }: Project) {
  const format = useFormat();
  const { data, error, refetch } = useQuery(projectSteps(id));
  const steps = data?.steps
    .filter(({ to }) => to !== 'archived')
    .map((step) => ({ ...stepTo(step.to, status, name), ...heldBack(step, data.open_time, format) }));
  return { steps, open_time: data?.open_time, error, refetch };
}

const heldBack = ({ rule }: ProjectStep, open: OpenTime, format: Format) => {
  if (rule === 'director-required') return { why: t('blocked_director'), isHeldByTime: false };
  if (rule === 'unapproved-time') return { why: openText(open, format), isHeldByTime: true };
  return { isHeldByTime: false };
};

const STATES = ['draft', 'submitted', 'rejected'] as const;

/** `4 entries (12 h 30 min) are not approved yet: 1 draft, 3 submitted.` */
function openText(open: OpenTime, format: Format): string {
  const parts = STATES.flatMap((state) => (open[state] > 0 ? [t(state, { count: open[state] })] : []));
  const time = format.spelledDuration(open.seconds);
  return t('blocked_time', { count: openEntries(open), time, parts: parts.join(', ') });
}

const stepTo = (to: ProjectStatus, from: ProjectStatus, name: string) => {
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
