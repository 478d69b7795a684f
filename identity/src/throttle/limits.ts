/** At most so many attempts within so many minutes. */
export type Limit = readonly [attempts: number, minutes: number];

export interface Limits {
  /** On one account from one network, or from one browser that the account knows. */
  near: Limit;
  /** On one account from everywhere; browsers that it knows are spared. */
  account: Limit;
  /** From one network on all accounts. */
  address: Limit;
}

/**
 * A failed attempt counts, a right one doesn't; where mail is sent, every one counts. At sign-in an hour of `account`
 * touches five windows of `near` at most and holds more than those together, so that one network never shuts an account
 * for others; several do for an hour at most.
 */
export const LIMITS = {
  'sign-in': { near: [10, 15], account: [50, 60], address: [100, 15] },
  /** Six digits, but only for who has the password already. */
  'second-factor': { near: [5, 15], account: [10, 15], address: [100, 15] },
  /** Nothing to guess here; this bounds the work. */
  passkey: { near: [30, 15], account: [100, 15], address: [300, 15] },
  'sign-up': { near: [5, 60], account: [8, 60], address: [60, 60] },
  /** Each code has its own five tries; how many codes an address gets is bounded by `sign-up`. */
  code: { near: [20, 60], account: [60, 60], address: [120, 60] },
  'forgotten-password': { near: [5, 60], account: [8, 60], address: [60, 60] },
} as const satisfies Record<string, Limits>;

export type Kind = keyof typeof LIMITS;
