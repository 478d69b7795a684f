import type { Tour } from '#contract/users/tours.ts';
import { createStore } from '../../../ui/theme/store.ts';

/** The tour that somebody asked for and that runs or is about to; null for none. */
export const askedTour = createStore<Tour | null>(null);
