import { idOf } from '../demo/random.ts';

/** Somebody's id at Northgate by their name. */
export const personOf = (name: string): string => idOf('northgate', name);

/** A seat's id by its title. */
export const seatOf = (title: string): string => idOf('northgate', 'seat', title);
