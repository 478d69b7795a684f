import { sql } from 'kysely';
import type { Dashboard, DecisionKind, Decisions, Widget } from '#contract/dashboard/shapes.ts';
import { DECISIONS } from '#contract/dashboard/shapes.ts';
import type { PlacedWidget, WidgetKind } from '#contract/dashboard/widgets.ts';
import type { Context } from '../../../platform/context.ts';
import { allowedWidgets, shownWidgets } from '../rules/arranged.ts';
import { findArrangement } from './arrangement.ts';
import { readBudgets, readMargins } from './budgets.ts';
import { readPipeline, readReviews } from './deals.ts';
import { READ_DECISIONS } from './decisions.ts';
import { readDue, readLeave, readMentions, readShifts, readWeek } from './own-work.ts';
import { readGaps, readMissing, readUtilisation } from './people.ts';
import { readAttention, readHealth, readIncidents, readMilestones, readOwnProjects } from './projects.ts';
import { type ReadWidget, readScene, type Scene } from './scene.ts';
import { readDeliveries, readErrors, readInvitations } from './upkeep.ts';

const READ_WIDGET: Readonly<Record<WidgetKind, ReadWidget>> = {
  ...{ week: readWeek, shifts: readShifts, due: readDue, leave: readLeave, mentions: readMentions },
  ...{ projects: readOwnProjects, attention: readAttention, health: readHealth, missing: readMissing },
  ...{ gaps: readGaps, incidents: readIncidents, milestones: readMilestones, utilisation: readUtilisation },
  ...{ budgets: readBudgets, margins: readMargins, pipeline: readPipeline, reviews: readReviews },
  ...{ invitations: readInvitations, deliveries: readDeliveries, errors: readErrors },
};

/** Tells whoever keeps Muster running that a part of a page couldn't be read. */
export type OnDefect = (error: unknown, part: string) => void;

/** The caller's page; parts that fail are told to `onDefect` and leave the others alone. */
export const composeDashboard = async (context: Context, onDefect: OnDefect): Promise<Dashboard> => {
  const [scene, kept, empty] = await Promise.all([
    readScene(context),
    findArrangement(context),
    isEmpty(context),
  ]);
  const shown = shownWidgets(context, kept.widgets);
  const [waiting, widgets] = await Promise.all([
    Promise.all(DECISIONS.map((kind) => readKind(scene, kind, onDefect))),
    Promise.all(shown.map((widget) => readPlaced(scene, widget, onDefect))),
  ]);
  const failed = waiting.flatMap((one) => (typeof one === 'string' ? one : []));
  return {
    version: kept.version,
    arranged: kept.widgets !== null,
    today: scene.today,
    as_of: context.now.toISOString(),
    empty,
    waiting: {
      kinds: waiting.flatMap((one) => (typeof one === 'string' || one.count === 0 ? [] : one)),
      failed,
      request_id: failed.length > 0 ? context.requestId : null,
    },
    widgets,
    hidden: allowedWidgets(context).filter((kind) => !shown.some((one) => one.kind === kind)),
  };
};

const readKind = async (
  scene: Scene,
  kind: DecisionKind,
  onDefect: OnDefect,
): Promise<Decisions | DecisionKind> => {
  try {
    return { kind, ...(await READ_DECISIONS[kind](scene)) };
  } catch (error) {
    onDefect(error, kind);
    return kind;
  }
};

const readPlaced = async (scene: Scene, placed: PlacedWidget, onDefect: OnDefect): Promise<Widget> => {
  const as_of = scene.context.now.toISOString();
  try {
    return { ...placed, as_of, content: await READ_WIDGET[placed.kind](scene), request_id: null };
  } catch (error) {
    onDefect(error, placed.kind);
    return { ...placed, as_of, content: null, request_id: scene.context.requestId };
  }
};

const isEmpty = async ({ db, organization }: Context): Promise<boolean> => {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from projects where org_id = ${organization})
      and not exists (select from activity_entries where org_id = ${organization}) as empty`.execute(db);
  return rows[0]?.empty ?? false;
};
