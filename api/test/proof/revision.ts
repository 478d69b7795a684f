/** The number of a revision that is no part of any id: what stands in an address is left out where answers are compared. */
export const REVISION = 100_000_001;
