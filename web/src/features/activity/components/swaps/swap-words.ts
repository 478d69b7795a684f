import type { OwnShift } from '#contract/shifts/plan-endpoints.ts';
import type { Roster } from '#contract/shifts/roster-shapes.ts';
import type { Swap, SwapShift } from '#contract/swaps/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import type { Option } from '../../../../ui/form/options.tsx';
import { t } from './messages.ts';

const nameOf = ({ counterpart }: Swap): string => counterpart?.name ?? '';

/** What is asked, in a few words. */
export const askedWords = (swap: Swap): string => {
  const { kind, mine, requester, counterpart } = swap;
  if (mine === 'counterpart') return t(`${kind}_asked`, { name: requester.name });
  if (kind === 'swap') return t('swap_own', { name: nameOf(swap) });
  return counterpart ? t('drop_own_to', { name: counterpart.name }) : t('drop_own');
};

/** For whose word it waits. */
export const waitingWords = (swap: Swap): string => {
  if (swap.status === 'accepted' || !swap.counterpart) return t('waits_planner', { code: swap.project.code });
  return swap.mine === 'counterpart' ? t('waits_you') : t('waits_them', { name: nameOf(swap) });
};

/** What the reader gives and gets; null where that is nothing, or to be said yet. */
export const sidesOf = ({ mine, gives, gets }: Swap): { gives: SwapShift | null; gets: SwapShift | null } =>
  mine === 'counterpart' ? { gives: gets, gets: gives } : { gives, gets };

/** Somebody's word on a swap is one on which of theirs they give. */
export const isToChoose = ({ kind, gets }: Swap): boolean => kind === 'swap' && gets === null;

/** When a shift is. */
export const whenWords = (
  format: Format,
  { day, start, end }: Pick<SwapShift, 'day' | 'start' | 'end'>,
): string => t('shift', { day: format.day(day, 'weekday'), from: start, to: end });

const isOpen = (status: string): boolean => status === 'offered' || status === 'confirmed';

type Timed = Pick<Roster['shifts'][number], 'starts_at' | 'ends_at'>;

const overlaps = (one: Timed, other: Timed): boolean =>
  Date.parse(one.starts_at) < Date.parse(other.ends_at) &&
  Date.parse(other.starts_at) < Date.parse(one.ends_at);

/** When somebody works beside the shift that they would give. */
const ownTimes = (shifts: Roster['shifts'], given: string, own: string): Timed[] =>
  shifts.filter(
    ({ id, people }) =>
      id !== given && people.some(({ member, status }) => member.id === own && isOpen(status)),
  );

/** Colleagues' shifts that are still to come and at which one doesn't work already, the first one first. */
export const swapChoices = (
  { shifts }: Roster,
  { id, mine }: OwnShift,
  { now, format }: { now: string; format: Format },
): Option[] => {
  const own = ownTimes(shifts, id, mine.member.id);
  return shifts
    .filter((shift) => shift.id !== id && shift.status === 'published')
    .filter((shift) => !own.some((one) => overlaps(one, shift)))
    .filter(({ starts_at }) => Date.parse(starts_at) > Date.parse(now))
    .sort((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))
    .flatMap(({ people, service, role, site, day, start, end }) =>
      people
        .filter(({ member, status, unpublished }) => {
          const isTheirs = member.id !== mine.member.id;
          return isTheirs && isOpen(status) && unpublished === null;
        })
        .map((booking) => ({
          value: booking.id,
          label: t('choice', {
            ...{ name: booking.member.name, day: format.day(day, 'weekday'), from: start, to: end },
          }),
          detail: [service?.name ?? role, site].filter(Boolean).join(' · '),
        })),
    );
};

/** One's own shifts of a project that one could give. */
export const ownChoices = (
  shifts: readonly OwnShift[],
  { project, gives }: Swap,
  { now, format }: { now: string; format: Format },
): Option[] =>
  shifts
    .filter(({ id, cancelled, mine }) => id !== gives.shift_id && !cancelled && isOpen(mine.status))
    .filter((shift) => shift.project.id === project.id && Date.parse(shift.starts_at) > Date.parse(now))
    .map((shift) => ({
      value: shift.mine.id,
      label: whenWords(format, shift),
      detail: [shift.service?.name ?? shift.role, shift.site].filter(Boolean).join(' · '),
    }));
