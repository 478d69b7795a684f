import { z } from 'zod';
import { change } from '../clients/changes.ts';
import { id, instant } from '../shapes.ts';

/**
 * Something that happened, as the audit trail tells it. `subject.name` is null where the subject has none or is gone;
 * `sequence` and `hash` (hex) are its place in the chain.
 */
export const auditEvent = change.extend({
  subject: z.object({ type: z.string(), id: z.string(), name: z.string().nullable() }),
  /** `currency` (ISO 4217) is that of the project's amounts in `changes`. */
  project: z.object({ id, name: z.string(), currency: z.string() }).nullable(),
  /** What the ids in `changes` and `data` are called now; an id without a name is gone. */
  names: z.record(z.string(), z.string()),
  /** Subject of the identity; null for work that nobody asked for. */
  actor_id: z.string().nullable(),
  request_id: z.string().nullable(),
  sequence: z.int().nullable(),
  hash: z.string().nullable(),
});

/** Something that happened, as the audit trail tells it. */
export type AuditEvent = z.infer<typeof auditEvent>;

/** Why a link of the chain doesn't hold: the event is `missing` or `changed`, or the `link` to the one before is wrong. */
export const CHAIN_FAULTS = ['missing', 'changed', 'link', 'unsealed'] as const;

/**
 * What checking a chain came to. `erased` counts the events out of which a deleted person's name was taken; their seals hold
 * all the same. `faults` lists the first hundred.
 */
export const chainCheck = z.object({
  events: z.int(),
  erased: z.int(),
  head: z.object({ sequence: z.int(), hash: z.string(), sealed_at: instant }).nullable(),
  intact: z.boolean(),
  faults: z.array(
    z.object({ sequence: z.int().nullable(), event_id: z.string().nullable(), fault: z.enum(CHAIN_FAULTS) }),
  ),
});

/** What checking a chain came to. */
export type ChainCheck = z.infer<typeof chainCheck>;
