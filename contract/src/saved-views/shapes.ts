import { z } from 'zod';
import { reference } from '../shapes.ts';

/** Lists that can have saved views, named as their addresses and the policy's objects name them. */
export const VIEWED_LISTS = ['projects', 'clients', 'dealsheets', 'account-plans', 'insights'] as const;

/** A list that can have saved views. */
export const viewedList = z.enum(VIEWED_LISTS);

/** The most views that somebody keeps for themselves, and that an organization shares, of one list. */
export const MOST_VIEWS = 30;

/** Where a list stands isn't part of a view, nor is a view of another. */
const PLACES = ['before', 'after', 'page', 'saved'];

const value = z.string().max(500, 'Use at most 500 characters.');

/**
 * What a list's address says: its built-in view, filters, order and columns that are off, by name. The list reads what it
 * knows of it, as it reads its address, and leaves the rest.
 */
export const viewParameters = z
  .record(
    z.string().regex(/^[a-z_]{1,40}$/, 'Use the names of filters.'),
    z.union([value, z.array(value).max(100, 'Use at most 100 values.')]),
  )
  .refine((given) => Object.keys(given).length <= 40, 'Use at most 40 filters.')
  .refine((given) => !PLACES.some((name) => name in given), 'Leave the page out of it.');

/** What a list's address says. */
export type ViewParameters = z.infer<typeof viewParameters>;

/** A view's name: trimmed, 1 to 60 characters. */
export const viewName = z.string().trim().min(1, 'Enter a name.').max(60, 'Use at most 60 characters.');

/** What somebody may write of a view; `shared` = everybody has it who may see the list. */
export const viewFields = z.object({ name: viewName, parameters: viewParameters, shared: z.boolean() });

/** What somebody may write of a view. */
export type ViewFields = z.infer<typeof viewFields>;

/** A view as the caller may have it: `own` = they made it; `changeable` = they may change and delete it. */
export const savedView = z.object({
  ...viewFields.shape,
  id: z.string(),
  owner: reference,
  own: z.boolean(),
  changeable: z.boolean(),
  version: z.int(),
});

/** A view as the caller may have it. */
export type SavedView = z.infer<typeof savedView>;

/** How somebody wants their views: in which order, and which one the list opens with, by id or by its built-in name. */
export const viewHabits = z.object({
  order: z.array(z.uuid()).max(4 * MOST_VIEWS),
  home: z.string().trim().min(1).max(60).nullable(),
});

/** How somebody wants their views. */
export type ViewHabits = z.infer<typeof viewHabits>;
