/** What is found in plans, budgets and rosters. */
export const PLANNING_KINDS = [
  /** A department's week in which more is planned than its people have. */
  'department-over-capacity',
  /** Somebody's week in which more is planned than they have. */
  'person-over-capacity',
  /** A department whose people have little planned in the weeks ahead. */
  'department-under-used',
  /** What a project was sold with, by service, that nobody is planned for. */
  'demand-unplanned',
  /** A budget that is likely to be used up before its end. */
  'budget-running-out',
  /** A budget that is used up. */
  'budget-used-up',
  /** Money of a budget that can't be counted, since time has no rate or another currency. */
  'budget-uncounted',
  /** A shift with open places, and somebody who fits. */
  'shift-open',
  /** Somebody on a shift in spite of a conflict, and who could take it over. */
  'shift-hindered',
] as const;
/** What is found in plans, budgets and rosters. */
export type PlanningKind = (typeof PLANNING_KINDS)[number];

/** What each is about. */
export const PLANNING_GROUP_OF = {
  'department-over-capacity': 'capacity',
  'person-over-capacity': 'capacity',
  'department-under-used': 'capacity',
  'demand-unplanned': 'capacity',
  'budget-running-out': 'budget',
  'budget-used-up': 'budget',
  'budget-uncounted': 'budget',
  'shift-open': 'roster',
  'shift-hindered': 'roster',
} as const satisfies Record<PlanningKind, string>;

/** How findings of plans are worked out. */
export const PLANNING_FORMULAS = [
  /** planned ÷ capacity, told as the excess: `planned` − `capacity`. */
  'planned-against-capacity',
  /** demand − places on the roster. */
  'demand-against-places',
  /**
   * used + what the weeks ahead take reaches the budget: at the mean of a year of whole weeks, halfway from it to the last week, along the line
   * through the last twelve, or as the weeks of a year before, whichever was least off when all were tried on the project's own past.
   */
  'mean-of-all-weeks',
  'halfway-to-last-week',
  'trend-of-weeks',
  'weeks-of-last-year',
  /** The mean of the last eight weeks, by which engines up to the second went on. */
  'mean-of-recent-weeks',
  /** used − budget. */
  'used-against-budget',
  /** seconds without a rate ÷ all billable seconds. */
  'share-without-rate',
  /** places − people who take them; ranked by what is in the way, cost, load, name. */
  'open-places',
  /** what the conflict engine says of a booking that stands. */
  'standing-conflicts',
] as const;

/** Values that findings of plans rest on. */
export const PLANNING_VALUES = [
  'capacity',
  'planned',
  'excess',
  'free',
  'share',
  'people',
  'weeks',
  'week',
  'leave',
  'told',
  'drafted',
  'tentative',
  'demand',
  'places',
  'taken',
  'missing',
  'budget',
  'used',
  'left',
  'over',
  'pace',
  /** By how much the formula was off on the past, in per cent. */
  'error',
  /** How often it was tried there. */
  'tried',
  'runs-out',
  'runs-out-early',
  'runs-out-late',
  /** What the project's own page says, which goes on by the mean of the last eight weeks. */
  'runs-out-on-page',
  'pace-on-page',
  'end',
  'at-end',
  'at-end-low',
  'at-end-high',
  'extension',
  'without-rate',
  'without-rate-entries',
  'other-currency',
  'shift-day',
  'starts',
  'ends',
  'open',
  'service',
  'role',
  'department',
  'project',
  'client',
  'suggested',
  'fit',
  'conflict',
  'cost',
  'load',
  'considered',
] as const;

/** Why findings of plans are as sure as they are. */
export const PLANNING_REASONS = [
  /** Only firm bookings are counted: nothing is estimated. */
  'counted',
  /** Part of it is drafts that nobody was told of. */
  'partly-drafts',
  /** Weeks further ahead are planned less completely. */
  'far-ahead',
  /** By how much the formula was off when it was tried on the past; or too few weeks for that. */
  'back-tested',
  'few-weeks',
  /** Somebody is free of every conflict. */
  'free-of-conflicts',
  /** Nobody is without a conflict; a director may plan in spite of it. */
  'with-conflicts',
  /** Nobody can be suggested. */
  'nobody-fits',
  /** What isn't known makes it less sure: time without a rate. */
  'partly-unknown',
] as const;
