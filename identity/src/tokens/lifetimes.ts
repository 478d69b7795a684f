const DAY = 24 * 3600;

/** Seconds that id and access tokens live. */
export const TOKEN_LIFETIME = 15 * 60;

/** Seconds that a session at the provider lasts after its last use. */
export const SESSION_LIFETIME = DAY / 2;

/** Seconds that no cookie signed by us outlives. */
export const COOKIE_LIFETIME = 180 * DAY;
