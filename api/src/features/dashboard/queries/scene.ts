import type { WidgetContent } from '#contract/dashboard/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { findTimeSettings, type TimeSettings } from '../../activity/queries.ts';
import { listShiftsAhead, type OwnShift } from './shifts-ahead.ts';

/** What every part of somebody's page is read with. */
export interface Scene {
  readonly context: Context;
  readonly settings: TimeSettings;
  /** The reader's own calendar day. */
  readonly today: string;
  /** The reader's member id; empty for somebody from outside, whom nothing is of. */
  readonly member: string;
  /** The reader's shifts of the days ahead, which several parts tell of; where they can't be read, each of those can't. */
  readonly shifts: () => Promise<readonly OwnShift[]>;
  /** Address of the organization's own pages. */
  readonly place: string;
}

/** Reads a widget. */
export type ReadWidget = (scene: Scene) => Promise<WidgetContent>;

/** Where somebody stands: their day, their week, their organization. */
export const readScene = async (context: Context): Promise<Scene> => {
  const settings = await findTimeSettings(context);
  const { today } = settings;
  const member = context.member ?? NOBODY;
  return {
    ...{ context, settings, today, member, shifts: once(() => listShiftsAhead(context, member, today)) },
    place: `/manager/organizations/${context.organization}`,
  };
};

/** Asks when it is first needed, and answers everybody the same. */
const once = <Answer>(ask: () => Promise<Answer>): (() => Promise<Answer>) => {
  let asked: Promise<Answer> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
};

const NOBODY = '00000000-0000-0000-0000-000000000000';
