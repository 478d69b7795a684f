import type { ProjectDashboard } from '#contract/projects/dashboard.ts';
import type { Project } from '#contract/projects/shapes.ts';
import type { RowsHref } from '../../effects/dashboard-address.ts';

/** What every figure needs: the answer, and where its rows are, of all time and of the page's days. */
export interface FiguresProps {
  readonly project: Project;
  readonly dashboard: ProjectDashboard;
  readonly ever: RowsHref;
  readonly within: RowsHref;
}
