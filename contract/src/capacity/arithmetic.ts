/** What counts of somebody's week, in minutes; `logged_s` in seconds, as time is kept. */
export interface WeekFigures {
  readonly capacity_min: number;
  /** Firm bookings that their person was told of, and those that are only planned yet; net of breaks. */
  readonly told_min: number;
  readonly draft_min: number;
  readonly logged_s: number;
}

/** Firm bookings of a week, told or not. */
export const plannedMinutes = ({ told_min, draft_min }: WeekFigures): number => told_min + draft_min;

/**
 * Per cent of capacity that a week uses, to the nearest one: logged of a week that is over, planned of any other. Null without
 * capacity, where no share of it can be told.
 */
export const utilisationOf = (figures: WeekFigures, isPast: boolean): number | null => {
  const { capacity_min, logged_s } = figures;
  if (capacity_min <= 0) return null;
  const used = isPast ? logged_s / 60 : plannedMinutes(figures);
  return Math.round((used / capacity_min) * 100);
};

/** Minutes of a week that nobody has planned yet; below zero where more is planned than there is. */
export const freeMinutes = (figures: WeekFigures): number => figures.capacity_min - plannedMinutes(figures);

/** A day of somebody's week: minutes of the working calendar, and what of them is lost. */
export interface CalendarDay {
  readonly work_min: number;
  readonly isHoliday: boolean;
  /** False before somebody comes and after they leave. */
  readonly isEmployed: boolean;
  readonly leave_min: number;
}

/** Somebody's weekly minutes, what is lost of them, and what is left, by day, too. All of it adds up. */
export interface Capacity {
  readonly capacity_min: number;
  readonly absent_min: number;
  readonly holiday_min: number;
  readonly leave_min: number;
  readonly days: readonly { readonly capacity_min: number; readonly leave_min: number }[];
}

/**
 * The capacity of a week: weekly minutes, less the share of the working calendar that falls on days outside somebody's time here, on
 * holidays and on leave. Rounded once each, in that order, so that the parts and the days add up.
 */
export const capacityOf = (weekly_min: number, days: readonly CalendarDay[]): Capacity => {
  const all = sumOf(days, ({ work_min }) => work_min);
  const absent = sumOf(days, (day) => (day.isEmployed ? 0 : day.work_min));
  const holiday = sumOf(days, (day) => (day.isEmployed && day.isHoliday ? day.work_min : 0));
  const left = days.map(leftOf);
  const lost = all - sumOf(left, (minutes) => minutes);
  const share = (minutes: number) => (all === 0 ? 0 : Math.round((weekly_min * minutes) / all));
  const ofLeave = share(lost) - share(absent + holiday);
  const leave = spread(
    ofLeave,
    days.map((day, at) => leaveIn(day, left[at] ?? 0)),
  );
  const capacity = spread(weekly_min - share(lost), left);
  return {
    capacity_min: weekly_min - share(lost),
    absent_min: share(absent),
    holiday_min: share(absent + holiday) - share(absent),
    leave_min: ofLeave,
    days: days.map((_, at) => ({ capacity_min: capacity[at] ?? 0, leave_min: leave[at] ?? 0 })),
  };
};

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

const leftOf = ({ work_min, isHoliday, isEmployed, leave_min }: CalendarDay): number =>
  isEmployed && !isHoliday ? Math.max(0, work_min - leave_min) : 0;

const leaveIn = ({ work_min, isHoliday, isEmployed }: CalendarDay, left: number): number =>
  isEmployed && !isHoliday ? work_min - left : 0;

/** A sum by the weight of its parts, in whole minutes that add up to it. */
const spread = (sum: number, weights: readonly number[]): number[] => {
  const all = sumOf(weights, (weight) => weight);
  const until = (at: number) =>
    all === 0 ? 0 : Math.round((sum * sumOf(weights.slice(0, at), (weight) => weight)) / all);
  return weights.map((_, at) => until(at + 1) - until(at));
};
