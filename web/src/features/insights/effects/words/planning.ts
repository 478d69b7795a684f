import type { Told } from '../values/told.ts';
import { t } from './planning-messages.ts';

/** Puts the values of a finding into a sentence. */
export type Tell = (told: Told) => string;

/** Whom a shift could be given to, after what is wrong with it. */
const suggesting = (what: string, { has, value, number }: Told): string =>
  has('suggested') && number('fit') > 0
    ? t('fits', { what, who: value('suggested') })
    : t('nobody', { what });

/** A shift by what it is and when it begins; its name says that, too, in another way. */
const shiftOf = ({ subject, from, has, value }: Told) => ({
  subject: subject.split(' · ')[0] ?? subject,
  day: has('starts') ? value('starts') : from,
});

/** What each insight into plans says. */
export const PLANNING_SENTENCES = {
  'department-over-capacity': ({ subject, from, value }) =>
    t('department_over', { subject, excess: value('excess'), week: from }),
  'person-over-capacity': ({ subject, from, value }) =>
    t('person_over', { subject, planned: value('planned'), excess: value('excess'), week: from }),
  'department-under-used': ({ subject, days, value }) =>
    t('department_free', { subject, free: value('free'), days }),
  'demand-unplanned': ({ subject, has, value }) => {
    const told = { subject, demand: value('demand'), missing: value('missing') };
    return has('service') ? t('demand_of', { ...told, service: value('service') }) : t('demand', told);
  },
  'budget-running-out': ({ subject, has, value }) => {
    const told = { subject, day: value('runs-out') };
    return has('end') ? t('runs_out', { ...told, end: value('end') }) : t('runs_out_open', told);
  },
  'budget-used-up': ({ subject, value }) => t('used_up', { subject, over: value('over') }),
  'budget-uncounted': ({ subject, value }) => t('uncounted', { subject, share: value('share') }),
  'shift-open': (told) => {
    const { value, number } = told;
    const open = { count: number('open'), ...shiftOf(told), project: value('project') };
    return suggesting(t('open', open), told);
  },
  'shift-hindered': (told) => t('hindered', { ...shiftOf(told), conflict: told.value('conflict') }),
} satisfies Record<string, Tell>;

const paceOf = ({ value }: Told) => ({
  ...{ used: value('used'), pace: value('pace') },
  ...{ budget: value('budget'), day: value('runs-out') },
});

/** How each insight into plans is worked out, with its numbers. */
export const PLANNING_FORMULAS_TOLD = {
  'planned-against-capacity': ({ value, has }) => {
    const told = { planned: value('planned'), capacity: value('capacity') };
    if (has('free') && !has('excess')) return t('f_free', { ...told, free: value('free') });
    return t('f_capacity', { ...told, excess: value('excess') });
  },
  'demand-against-places': ({ value }) =>
    t('f_demand', { demand: value('demand'), places: value('places'), missing: value('missing') }),
  'mean-of-all-weeks': (told) => t('f_mean_all', paceOf(told)),
  'halfway-to-last-week': (told) => t('f_halfway', paceOf(told)),
  'weeks-of-last-year': (told) => t('f_last_year', paceOf(told)),
  'mean-of-recent-weeks': (told) => t('f_mean_recent', paceOf(told)),
  'trend-of-weeks': (told) => t('f_trend', paceOf(told)),
  'used-against-budget': ({ value }) =>
    t('f_used', { used: value('used'), budget: value('budget'), over: value('over') }),
  'share-without-rate': ({ value }) =>
    t('f_rate', {
      without: value('without-rate'),
      foreign: value('other-currency'),
      share: value('share'),
    }),
  'open-places': ({ value }) =>
    t('f_open', { places: value('places'), taken: value('taken'), open: value('open') }),
  'standing-conflicts': ({ value }) => t('f_conflicts', { conflict: value('conflict') }),
} satisfies Record<string, Tell>;
