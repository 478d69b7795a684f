/** How long before a shift starts one may check in, in milliseconds. */
export const CHECK_IN_BEFORE_MS = 30 * 60_000;
/** How long after a shift starts somebody may be marked as not there, in milliseconds. */
export const NO_SHOW_AFTER_MS = 15 * 60_000;
/** How long after it was said a check-in without a network counts, in milliseconds. */
export const CHECK_IN_KEPT_MS = 24 * 3_600_000;
