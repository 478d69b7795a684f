import { z } from 'zod';
import { appliedPreset } from '../presets/shapes.ts';
import { id, longText, tags } from '../shapes.ts';
import { opsLogType, severity } from './states.ts';

/** The most templates that a project has of its own, and that an organization has for all of them. */
export const TEMPLATES_AT_MOST = 60;

const templateName = z.string().trim().min(1, 'Enter a name.').max(60, 'Use at most 60 characters.');
const unique = (items: readonly string[]): boolean => new Set(items).size === items.length;
const tagsOnce = tags.refine(unique, 'Use every tag once.');

const contents = {
  /** `{date}` and `{time}` in it stand for when an entry is begun. */
  title: z.string().trim().max(120, 'Use at most 120 characters.'),
  body: longText,
  /** As it was chosen before, where null. */
  severity: severity.nullable(),
  tags,
  /** Something is left to do, due so many days after an entry is begun. */
  follow_up_days: z
    .int('Enter a number of days.')
    .min(0, 'Enter 0 for the same day.')
    .max(365, 'Enter at most a year of days.')
    .nullable(),
};

/** What an entry of a type starts from: what a preset of an ops-log will hold (decision 140). */
export const opsLogTemplateContents = z.object(contents);
/** What an entry of a type starts from. */
export type OpsLogTemplateContents = z.infer<typeof opsLogTemplateContents>;

/** A template as somebody writes it. */
export const newOpsLogTemplate = z.object({
  ...{ type: opsLogType, name: templateName },
  title: contents.title.default(''),
  body: contents.body.default(''),
  severity: contents.severity.default(null),
  tags: tagsOnce.default([]),
  follow_up_days: contents.follow_up_days.default(null),
});
/** A template as somebody writes it. */
export type NewOpsLogTemplate = z.infer<typeof newOpsLogTemplate>;

/** What may be changed of a template; its type stays. */
export const opsLogTemplateChanges = z.object({ name: templateName, ...contents, tags: tagsOnce }).partial();
/** What may be changed of a template. */
export type OpsLogTemplateChanges = z.infer<typeof opsLogTemplateChanges>;

/**
 * A template of entries. `project_id` is null where every project has it; `used` says whether entries of the project that was asked
 * for start from it: those of its own stand in the place of the organization's of the same type. `preset` is the one that it is made
 * from, with how many fields of it have drifted from that.
 */
export const opsLogTemplate = z.object({
  ...{
    id,
    version: z.int(),
    project_id: id.nullable(),
    used: z.boolean(),
    type: opsLogType,
    name: z.string(),
  },
  ...opsLogTemplateContents.shape,
  preset: appliedPreset.extend({ drifted: z.int() }).nullable(),
});
/** A template of entries. */
export type OpsLogTemplate = z.infer<typeof opsLogTemplate>;
