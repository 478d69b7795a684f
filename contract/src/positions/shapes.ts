import { z } from 'zod';
import { day, entity, id, longText, name, reference } from '../shapes.ts';

const label = z.string().trim().max(120, 'Use at most 120 characters.');

/** What a position is made of. `headcount` = how many people it is meant for. */
export const positionFields = z.object({
  title: name,
  department: label.nullable(),
  parent_id: id.nullable(),
  headcount: z
    .int('Enter a whole number.')
    .min(1, 'A position is meant for somebody.')
    .max(1000, 'Enter at most 1 000.'),
  vacant_since: day.nullable(),
  note: longText.max(2000, 'Use at most 2 000 characters.'),
});
/** What a position is made of. */
export type PositionFields = z.infer<typeof positionFields>;

/** A new position. */
export const newPosition = positionFields.partial().required({ title: true });
/** A new position. */
export type NewPosition = z.infer<typeof newPosition>;
/** What changes of a position. */
export const positionChanges = positionFields.partial();
/** What changes of a position. */
export type PositionChanges = z.infer<typeof positionChanges>;

/** A position with who sits on it; `vacant_since` is null while it is filled. */
export const position = z.object({
  ...entity.shape,
  title: z.string(),
  department: z.string().nullable(),
  parent: reference.nullable(),
  headcount: z.int(),
  vacant_since: day.nullable(),
  note: z.string(),
  filled_by: z.array(reference),
});
/** A position with who sits on it. */
export type Position = z.infer<typeof position>;
