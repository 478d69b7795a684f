import type { ReactNode } from 'react';
import type { RosterSearch, RosterView } from '../effects/roster-address.ts';
import type { useRoster } from '../effects/use-roster.ts';
import type { useTasks } from './use-tasks.ts';

/** What every look at a roster is told. */
export type RosterBodyProps = {
  /** Null across the organization. */
  project_id: string | null;
  search: RosterSearch;
  read: ReturnType<typeof useRoster>;
  tasks: ReturnType<typeof useTasks>;
  mayPlan: boolean;
  path: string;
  views: readonly RosterView[];
  verbs?: ReactNode;
};

/** What both looks at a roster are told beside. */
export type ShownProps = RosterBodyProps & {
  days: readonly string[];
  span: { from: string; to: string };
  hrefOf: (more: RosterSearch) => string;
  go: (more: RosterSearch) => void;
  /** In place of the days while they are on their way. */
  children: ReactNode;
};
