import { z } from 'zod';
import { dealsheetStatus } from '../dealsheets/states.ts';
import { leaveStatus } from '../leave/states.ts';
import { severity } from '../ops-log/states.ts';
import { health } from '../projects/shapes.ts';
import { currency, day, instant } from '../shapes.ts';
import { assignmentStatus } from '../shifts/states.ts';
import { placedWidget, WIDGETS, widgetKind } from './widgets.ts';

/** Rows that a widget or a kind of decisions brings along. */
export const ROWS_SHOWN = 5;
/** The same where no list lies behind it: then its rows are the list. */
export const ROWS_LISTED = 50;
/** Days ahead of which shifts and milestones are told, today the first. */
export const DAYS_AHEAD = 14;

/** Per cent of its budget from which a project's is running out. */
export const BURN_TOLD_FROM = 75;

/** What a figure is told in; `money` in minor units of the currency beside it. */
export const FIGURE_UNITS = ['count', 'seconds', 'percent', 'money'] as const;

const amount = z.object({
  value: z.int(),
  unit: z.enum(FIGURE_UNITS),
  currency: currency.nullable(),
});

/** What a figure of a widget is called. */
export const FIGURES = [
  ...(['rows', 'places', 'logged', 'capacity', 'days_missing', 'this_week', 'last_week', 'offered'] as const),
  ...(['requested', 'late', 'soon', 'grave', 'utilisation', 'price', 'none', 'expected', 'filled'] as const),
  ...(['used_up', 'below_floor', 'margin', 'rostered'] as const),
  ...([...health.options, ...severity.options, ...dealsheetStatus.options] as const),
] as const;

/** A figure and the address of the rows that it counts; null value = there is nothing that it could be reckoned from. */
export const figure = amount.extend({
  name: z.enum(FIGURES),
  value: z.int().nullable(),
  href: z.string().nullable(),
});
/** A figure of a widget. */
export type WidgetFigure = z.infer<typeof figure>;

/** What a row is marked with, as an icon and a word. */
export const mark = z.union([
  health,
  severity,
  assignmentStatus,
  leaveStatus,
  dealsheetStatus,
  z.enum(['overdue', 'used_up', 'below_floor']),
]);
/** What a row is marked with. */
export type RowMark = z.infer<typeof mark>;

/** A row behind a widget: what it is called, what stands beside it, its day or days or its time, and the page that it leads to. */
export const widgetRow = z.object({
  ...{ id: z.string(), title: z.string(), note: z.string().nullable(), href: z.string() },
  ...{ day: day.nullable(), to: day.nullable(), at: instant.nullable(), until: instant.nullable() },
  ...{ mark: mark.nullable(), amount: amount.nullable() },
  /** Per cent of a whole, such as of a budget; drawn as a bar. */
  share: z.int().nullable(),
});
/** A row behind a widget. */
export type WidgetRow = z.infer<typeof widgetRow>;

/** Upright bars over days, or lying ones by name. */
export const CHART_SHAPES = ['columns', 'bars'] as const;

const chartPoint = z.object({
  /** What it is of: a name, or a day – the first one of a week. */
  ...{ name: z.enum(FIGURES).nullable(), day: day.nullable() },
  /** `of` = what it is measured against. */
  ...{ value: z.int(), of: z.int().nullable(), href: z.string().nullable() },
});

/** Some of a widget's figures as bars: what they count, and what they are measured against. */
export const widgetChart = z.object({
  ...{ shape: z.enum(CHART_SHAPES), unit: z.enum(FIGURE_UNITS), currency: currency.nullable() },
  ...{ counts: z.enum(FIGURES), against: z.enum(FIGURES).nullable() },
  points: z.array(chartPoint).min(1).max(ROWS_LISTED),
});
/** Some of a widget's figures as bars. */
export type WidgetChart = z.infer<typeof widgetChart>;

/** What a widget holds: its figures, the first one the largest, some of them drawn, and the first rows. */
export const widgetContent = z.object({
  figures: z.array(figure).min(1),
  chart: widgetChart.nullable(),
  rows: z.array(widgetRow).max(ROWS_LISTED),
  /** The list behind it; null where its rows are the list. */
  href: z.string().nullable(),
});
/** What a widget holds. */
export type WidgetContent = z.infer<typeof widgetContent>;

/** A widget in its place. Without content it couldn't be counted: `request_id` is what support is told. */
export const widget = placedWidget.extend({
  as_of: instant,
  content: widgetContent.nullable(),
  request_id: z.string().nullable(),
});
/** A widget in its place. */
export type Widget = z.infer<typeof widget>;

/** Kinds of what waits for somebody's own word. */
export const DECISIONS = [
  ...(['handovers', 'offers', 'swaps_asked', 'rejected_time', 'deals_returned'] as const),
  ...(['time', 'leave', 'swaps', 'dealsheets', 'account_plans'] as const),
] as const;
/** A kind of what waits. */
export type DecisionKind = (typeof DECISIONS)[number];

/** What of a kind waits: how many rows, since when the oldest does, and where they are decided on. */
export const decisions = z.object({
  kind: z.enum(DECISIONS),
  count: z.int().min(1),
  oldest: instant.nullable(),
  href: z.string().nullable(),
  rows: z.array(widgetRow),
});
/** What of a kind waits. */
export type Decisions = z.infer<typeof decisions>;

/**
 * Somebody's page in an organization. What waits for their own word stands first and can't be hidden; `failed` = kinds that couldn't be
 * counted. `hidden` are the other widgets that they may have. `version` is the arrangement's, 1 where they have arranged nothing.
 */
export const dashboard = z.object({
  version: z.int(),
  arranged: z.boolean(),
  today: day,
  as_of: instant,
  /** Nobody has begun anything here yet: neither a project nor time is there. */
  empty: z.boolean(),
  waiting: z.object({
    kinds: z.array(decisions),
    failed: z.array(z.enum(DECISIONS)),
    request_id: z.string().nullable(),
  }),
  widgets: z.array(widget),
  hidden: z.array(widgetKind),
});
/** Somebody's page in an organization. */
export type Dashboard = z.infer<typeof dashboard>;

/** Widgets in their order; those that aren't named are hidden. Null = as it is for everybody of the same role. */
export const arrangement = z.object({
  widgets: z
    .array(placedWidget)
    .max(WIDGETS.length)
    .refine(
      (placed) => new Set(placed.map(({ kind }) => kind)).size === placed.length,
      'Name each widget once.',
    )
    .nullable(),
});
/** Widgets in their order. */
export type Arrangement = z.infer<typeof arrangement>;
