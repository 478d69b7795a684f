import type { QueryOf } from '#contract/endpoint.ts';
import type { listExecutiveProjects } from '#contract/executive/endpoints.ts';
import { periodOf } from '#contract/executive/periods.ts';
import type { ExecutiveProject } from '#contract/executive/rows.ts';
import type { Page } from '#contract/pagination.ts';
import type { PersonContext } from '../../../platform/context.ts';
import { presentProjects } from '../presenters/projects.ts';
import { pageOfRows } from '../rules/page.ts';
import { told } from '../rules/standing.ts';
import { listRowsOfPlaces, type PlaceOfRows } from './each-place.ts';
import { listNamedProjects, listProjectGaps, listProjectSums } from './project-sums.ts';
import { questionOf } from './read-executive.ts';
import { readStoodOn } from './stood-on.ts';

type Query = QueryOf<typeof listExecutiveProjects>;

/** A row with the day that it is of in its organization, on which the rest of it is read. */
interface DatedRow {
  readonly row: ExecutiveProject;
  readonly day: string;
}

/** The projects behind figures, of all organizations; what of their time has no price is read of those on the page alone. */
export const listProjects = async (context: PersonContext, query: Query): Promise<Page<ExecutiveProject>> => {
  const rows = await listRowsOfPlaces(context, query, (of) => projectsOf(of, query));
  const by = query.sort.replace(/^-/, '');
  const keyOf = (row: ExecutiveProject) => {
    if (by === 'revenue') return row.revenue_minor;
    if (by === 'margin') return row.margin_minor;
    return by === 'backlog' ? (row.backlog?.exchanged_minor ?? -1) : row.project.name.toLowerCase();
  };
  const placed = rows.map((dated) => ({
    ...{ row: dated, key: keyOf(dated.row), id: `${dated.row.organization.id}${dated.row.project.id}` },
  }));
  const { data, ...page } = await pageOfRows(placed, query, query.sort.startsWith('-'));
  return { ...page, data: await withGaps(context, query, data) };
};

const projectsOf = async (of: PlaceOfRows, query: Query): Promise<DatedRow[]> => {
  const { day, asked, inside } = of;
  const { projects } = await readStoodOn(inside, day);
  const sums = await listProjectSums(inside, periodOf(day, asked.window));
  const worked = new Set(sums.map(({ project }) => project));
  const stood = new Map(projects.map((project) => [project.state.id, project]));
  const shown = new Set([...worked, ...stood.keys()]);
  const named = await listNamedProjects(inside, [...shown]);
  return presentProjects(of, { named, stood, sums })
    .filter((row) =>
      isWanted(row, query, {
        isWorked: worked.has(row.project.id),
        isOpen: stood.get(row.project.id)?.isOpen === true,
      }),
    )
    .map((row) => ({ row, day }));
};

const isWanted = (
  row: ExecutiveProject,
  { which, automatic, manual }: Query,
  { isWorked, isOpen }: { readonly isWorked: boolean; readonly isOpen: boolean },
): boolean => {
  const among = {
    worked: isWorked,
    backlog: (row.backlog?.minor ?? 0) > 0,
    open: isOpen,
    disagreeing: row.disagreeing,
  };
  const byHand = told(row.manual ? row.health : null);
  return (
    among[which] &&
    (automatic?.includes(told(row.automatic_health)) ?? true) &&
    (manual?.includes(byHand) ?? true)
  );
};

const withGaps = async (
  context: PersonContext,
  query: Query,
  rows: readonly DatedRow[],
): Promise<ExecutiveProject[]> => {
  const { asked } = await questionOf(context, query);
  const found = new Map<string, { readonly unpriced_s: number; readonly uncosted_s: number }>();
  for (const [id, some] of Map.groupBy(rows, ({ row }) => row.organization.id)) {
    const inside = await context.enter(id);
    const ids = some.map(({ row }) => row.project.id);
    const [first] = some;
    if (!first) continue;
    const gaps = await listProjectGaps(inside, ids, periodOf(first.day, asked.window));
    for (const { project, unpriced_s, uncosted_s } of gaps) found.set(project, { unpriced_s, uncosted_s });
  }
  return rows.map(({ row }) => ({ ...row, ...found.get(row.project.id) }));
};
