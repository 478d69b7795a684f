import type { z } from 'zod';
import { opsLogType } from './states.ts';
import { type OpsLogTemplateContents, opsLogTemplateContents } from './template-shapes.ts';

/** What a preset says of a template of ops-logs: what it is a template of, and what entries start from. */
export const opsLogPreset = opsLogTemplateContents.extend({ type: opsLogType }).partial();
/** What a preset says of a template of ops-logs. */
export type OpsLogPreset = z.infer<typeof opsLogPreset>;

/** What of a preset a template is compared with: its type never changes. */
export const comparedContents = ({ type: _, ...contents }: OpsLogPreset): Partial<OpsLogTemplateContents> =>
  contents;

/** What of a preset's locks binds a template. */
export const bindingTemplateLocks = (locked: readonly string[]): string[] =>
  locked.filter((path) => path !== '/type');

/** A template that nothing is said of yet. */
export const EMPTY_CONTENTS: OpsLogTemplateContents = {
  ...{ title: '', body: '', severity: null, tags: [], follow_up_days: null },
};
