import type { z } from 'zod';
import { opsLogType } from './states.ts';
import { opsLogTemplateContents } from './template-shapes.ts';

/** What a preset says of a template of ops-logs: what it is a template of, and what entries start from. */
export const opsLogPreset = opsLogTemplateContents.extend({ type: opsLogType }).partial();
/** What a preset says of a template of ops-logs. */
export type OpsLogPreset = z.infer<typeof opsLogPreset>;
