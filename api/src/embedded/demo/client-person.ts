import type { NewAddress } from '#contract/clients/addresses.ts';

/** Somebody at a client of the demo: `left` = the day on which they did. */
export type Person = readonly [
  first: string,
  last: string,
  title: string,
  role: string,
  phone: string | null,
  left?: string,
];
/** Where a client of the demo is. */
export type Where = readonly [
  type: NewAddress['type'],
  line1: string,
  city: string,
  postcode: string,
  line2?: string,
];
