import type { ComponentType } from 'react';
import { listSavedViews } from '#contract/saved-views/endpoints.ts';
import type { SavedView, VIEWED_LISTS, ViewParameters } from '#contract/saved-views/shapes.ts';
import type { CallAnswer } from '../../platform/call-input.ts';
import { reading } from '../../platform/reading.ts';
import { type Search, stringifySearch } from '../../platform/search.ts';

/** The saved views of a list that one may have, and which one it opens with. */
export const savedViews = (list: (typeof VIEWED_LISTS)[number]) => ({
  ...reading(listSavedViews, { params: { list } }),
  staleTime: 60_000,
});

/** The saved views of a list, and which one it opens with. */
export type SavedViews = CallAnswer<typeof listSavedViews>;

/** Where a saved view is: what it says, in the list's address, and which one it is. */
export const addressOf = (path: string, { id, parameters }: Pick<SavedView, 'id' | 'parameters'>): string =>
  `${path}${stringifySearch({ ...parameters, saved: id })}`;

/** A list that has saved views, as its page shows it. */
export interface ViewedList {
  readonly list: (typeof VIEWED_LISTS)[number];
  /** Address of the list. */
  readonly path: string;
  /** Its address, read. */
  readonly search: Search;
  /** Reads parameters as the list reads its address. */
  readonly read: (parameters: ViewParameters) => Search;
  /** The views that every list of its kind has: the first is the bare address's. */
  readonly builtIn: readonly { readonly id: string; readonly label: string }[];
}

/** The parts of a page that keep views: after its tabs, and below them. They come late. */
export interface ViewTools {
  readonly Menu: ComponentType<ViewedList>;
  readonly Notice: ComponentType<ViewedList>;
}

/** How many saved views stand as tabs; the others are in the menu. */
export const VIEWS_AS_TABS = 2;
