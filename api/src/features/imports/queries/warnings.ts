import { isBeforeEditWindow, isOpenOn } from '#contract/activity/rules.ts';
import type { CellWarning } from '#contract/imports/preview.ts';
import type { Context } from '../../../platform/context.ts';
import type { TimeEntry, TimeFile } from '../reading/read-time-file.ts';
import { personKey, projectKey } from '../reading/summary.ts';
import { entriesOfClosedMonths, sayClosed } from '../rules/closed-months.ts';
import { listOverlaps, listProjectPeriods } from './comparisons.ts';
import type { MatchedNames } from './match-names.ts';
import type { ImportSettings } from './organization.ts';

interface Compared {
  /** Entries that aren't here yet. */
  readonly fresh: readonly TimeEntry[];
  readonly names: MatchedNames;
  readonly headers: TimeFile['headers'];
  readonly settings: ImportSettings;
}

/** What the file's entries look like beside our data: in closed months, too old to be changed here, outside of a project's dates, overlapping. */
export const warningsBeside = async (context: Context, compared: Compared): Promise<CellWarning[]> => [
  ...closedRows(compared),
  ...oldRows(compared),
  ...(await rowsOutsideProjects(context, compared)),
  ...(await overlappingRows(context, compared)),
];

/** What keeps the file from being imported until it is mended. */
const closedRows = ({ fresh, headers, settings }: Compared): CellWarning[] => {
  const closed = entriesOfClosedMonths(settings, fresh);
  return warningOf(closed, (first) => ({
    code: 'month_closed',
    column: headers.day,
    value: first.span.workDate,
    message: sayClosed(closed),
  }));
};

/** One warning for all rows: years of history would drown every other warning. */
const oldRows = ({ fresh, headers, settings }: Compared): CellWarning[] => {
  const { today, edit_window_days } = settings;
  const old = fresh.filter(({ span }) => isBeforeEditWindow(span.workDate, today, edit_window_days));
  const rows = old.length === 1 ? 'This row is' : `${old.length} rows are`;
  return warningOf(old, (first) => ({
    code: 'edit_window',
    column: headers.day,
    value: first.span.workDate,
    message: `${rows} older than the ${edit_window_days} days in which people can change their time here. Imported all the same.`,
  }));
};

const rowsOutsideProjects = async (
  context: Context,
  { fresh, names, headers }: Compared,
): Promise<CellWarning[]> => {
  const matches = new Map(names.projects.flatMap(({ key, match }) => (match ? [[match.id, key]] : [])));
  const projects = await listProjectPeriods(context, [...matches.keys()]);
  const byProject = Map.groupBy(fresh, projectKey);
  return projects.flatMap((project) => {
    const own = byProject.get(matches.get(project.id) ?? '') ?? [];
    const outside = own.filter(({ span }) => !isOpenOn(project, span.workDate));
    const rows = outside.length === 1 ? 'This row lies' : `${outside.length} rows lie`;
    const period = `${project.start_date} to ${project.end_date ?? 'open end'}, ${project.status.replace('_', ' ')}`;
    return warningOf(outside, (first) => ({
      code: 'project_dates',
      column: headers.project,
      value: first.span.workDate,
      message: `${rows} outside of when time is logged on ${project.name} (${period}). Imported all the same.`,
    }));
  });
};

const overlappingRows = async (
  context: Context,
  { fresh, names, headers, settings }: Compared,
): Promise<CellWarning[]> => {
  if (settings.allow_overlap) return [];
  const people = new Map(names.people.map(({ key, match }) => [key, match?.id]));
  const projects = new Map(names.projects.map(({ key, match }) => [key, match?.id]));
  const stretches = fresh.flatMap((entry) => {
    const { start, workDate: day, durationSeconds: seconds } = entry.span;
    const member_id = people.get(personKey(entry.person));
    if (start === null || !member_id) return [];
    return {
      row: entry.row,
      member_id,
      project_id: projects.get(projectKey(entry)) ?? null,
      day,
      start,
      seconds,
    };
  });
  const overlaps = await listOverlaps(context, settings.timezone, stretches);
  return overlaps.map(({ row, start, from, to }) => ({
    code: 'overlap',
    row,
    column: headers.start,
    value: start,
    message: `This overlaps time that this person has here already, ${from} to ${to}. Both are kept.`,
  }));
};

const warningOf = (
  entries: readonly TimeEntry[],
  say: (first: TimeEntry) => Omit<CellWarning, 'row'>,
): CellWarning[] => {
  const [first] = entries;
  return first ? [{ row: first.row, ...say(first) }] : [];
};
