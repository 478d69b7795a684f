import type { WidgetContent } from '#contract/dashboard/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { findTimeSettings, type TimeSettings } from '../../activity/queries.ts';

/** What every part of somebody's page is read with. */
export interface Scene {
  readonly context: Context;
  readonly settings: TimeSettings;
  /** The reader's own calendar day. */
  readonly today: string;
  /** The reader's member id; empty for somebody from outside, whom nothing is of. */
  readonly member: string;
  /** Address of the organization's own pages. */
  readonly place: string;
}

/** Reads a widget. */
export type ReadWidget = (scene: Scene) => Promise<WidgetContent>;

/** Where somebody stands: their day, their week, their organization. */
export const readScene = async (context: Context): Promise<Scene> => {
  const settings = await findTimeSettings(context);
  return {
    ...{ context, settings, today: settings.today, member: context.member ?? NOBODY },
    place: `/manager/organizations/${context.organization}`,
  };
};

const NOBODY = '00000000-0000-0000-0000-000000000000';
