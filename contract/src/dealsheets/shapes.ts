import { z } from 'zod';
import { calculationResults } from '../calculator/results.ts';
import { usedRate } from '../calculator/shapes.ts';
import { appliedPreset } from '../presets/shapes.ts';
import { day, entity, id, instant, longText, minorUnits, name, reference } from '../shapes.ts';
import { APPROVING_ROLES } from './bands.ts';
import { dealsheetContent } from './content.ts';
import { dealsheetStatus, decision } from './states.ts';

/** What somebody may write of a dealsheet whatever its state; changing it forks no revision. */
export const dealsheetFields = z.object({
  title: name,
  client_id: id,
  /** What the client wants it for, in a few words. */
  opportunity: z.string().trim().max(200, 'Use at most 200 characters.'),
  owner_id: id,
  probability_pct: z.int().min(0, 'Use 0 to 100.').max(100, 'Use 0 to 100.'),
  close_on: day.nullable(),
});

/** A new dealsheet; what isn't said of its content begins empty, in the client's currency, or as a preset says. */
export const newDealsheet = dealsheetFields
  .partial()
  .required({ title: true, client_id: true })
  .extend({
    content: dealsheetContent.partial().default({}),
    preset: z
      .object({ preset_id: id, revision: z.int().min(1, 'Choose a revision.') })
      .nullable()
      .default(null),
  });
/** A new dealsheet. */
export type NewDealsheet = z.infer<typeof newDealsheet>;

/** What changes of a dealsheet itself. */
export const dealsheetChanges = dealsheetFields.partial();
/** What changes of a dealsheet itself. */
export type DealsheetChanges = z.infer<typeof dealsheetChanges>;

/**
 * A dealsheet in a list or on the board, with what its newest revision comes to. `code` such as `D-0012`; `revision` is the newest;
 * `valid_until` of what was sent; `approver` = the role that approves what was submitted.
 */
export const dealsheetSummary = z.object({
  ...entity.shape,
  ...{
    number: z.int(),
    code: z.string(),
    title: z.string(),
    opportunity: z.string(),
    status: dealsheetStatus,
  },
  ...{ client: reference, owner: reference.nullable(), revision: z.int() },
  ...{
    currency: z.string(),
    price_minor: minorUnits,
    cost_minor: minorUnits,
    margin_pct: z.string().nullable(),
  },
  ...{ discount_share_pct: z.string().nullable(), approver: z.enum(APPROVING_ROLES) },
  ...{ probability_pct: z.int(), close_on: day.nullable(), valid_until: day.nullable() },
  ...{
    submitted_at: instant.nullable(),
    decided_at: instant.nullable(),
    sent_on: day.nullable(),
    closed_on: day.nullable(),
  },
  ...{ lost_reason: z.string().nullable(), project: reference.nullable(), scenario_id: id.nullable() },
});
/** A dealsheet in a list or on the board. */
export type DealsheetSummary = z.infer<typeof dealsheetSummary>;

/** One revision whole. `authors` wrote in it or submitted it, and never approve it; `note` = what whoever submitted it says of it. */
export const dealsheetRevision = z.object({
  revision: z.int(),
  version: z.int(),
  /** Where it came to: `draft` while it is written; an older one stays where it stood when the next was forked. */
  status: dealsheetStatus,
  content: dealsheetContent,
  results: calculationResults,
  rates: z.array(usedRate),
  engine_version: z.int(),
  authors: z.array(reference),
  note: z.string(),
  created_at: instant,
  submitted_at: instant.nullable(),
  submitted_by: reference.nullable(),
  decided_at: instant.nullable(),
  decided_by: reference.nullable(),
  decision: decision.nullable(),
  decision_note: z.string(),
});
/** One revision. */
export type DealsheetRevision = z.infer<typeof dealsheetRevision>;

/**
 * A dealsheet whole, with its newest revision. `may_decide` = the caller may decide what is submitted; `why_not` says in a sentence
 * why they may not.
 */
export const dealsheet = dealsheetSummary.extend({
  current: dealsheetRevision,
  preset: appliedPreset.nullable(),
  may_decide: z.boolean(),
  why_not: z.string().nullable(),
});
/** A dealsheet whole. */
export type Dealsheet = z.infer<typeof dealsheet>;

/** What is submitted, over the version of the revision that was looked at. */
export const submission = z.object({
  revision: z.int().min(1),
  version: z.int().min(1),
  note: longText.default(''),
});
/** What is submitted. */
export type Submission = z.infer<typeof submission>;
/** What is decided of which revision; asking for changes and rejecting need a note. */
export const decisionOn = z.object({
  revision: z.int().min(1),
  version: z.int().min(1),
  decision,
  note: longText.default(''),
});
/** What is decided of which revision. */
export type DecisionOn = z.infer<typeof decisionOn>;
/** When an approved revision went out; `null` = today. */
export const sending = z.object({ revision: z.int().min(1), sent_on: day.nullable().default(null) });
/** When an approved revision went out. */
export type Sending = z.infer<typeof sending>;

/** The project that a won deal becomes; what isn't said comes from the dealsheet. */
export const wonProject = z.object({
  code: z
    .string()
    .trim()
    .regex(/^[A-Z0-9-]{2,12}$/, 'Use 2 to 12 capital letters, digits and hyphens.'),
  name,
  start_date: day,
  end_date: day.nullable(),
});
/** The project that a won deal becomes. */
export type WonProject = z.infer<typeof wonProject>;
/** How a deal that was sent ended; a lost one needs a reason. */
export const outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('won'), closed_on: day, project: wonProject }),
  z.object({ outcome: z.literal('lost'), closed_on: day, reason: longText.min(1, 'Say why it was lost.') }),
  z.object({ outcome: z.literal('expired'), closed_on: day }),
]);
/** How a deal ended. */
export type Outcome = z.infer<typeof outcome>;
