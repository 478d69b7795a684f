const SECRETS = 'code|state|id_token|access_token|refresh_token|token|code_verifier|nonce|session_state';

// Strangers choose these texts: no pattern may begin again inside of what it has read without success.
const RULES: readonly [pattern: RegExp, instead: string][] = [
  [new RegExp(`([?&#](?:${SECRETS})=)[^&#\\s"']*`, 'gi'), '$1[removed]'],
  [/\bBearer\s+[\w.~+/=-]+/gi, 'Bearer [removed]'],
  [/\beyJ[\w-]{5,}(?:\.[\w-]*)*/g, '[token]'],
  [/(?<![\w.%+-])[\w.%+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[address]'],
];

/** Takes tokens, what comes back from signing in, and e-mail addresses out of a text. */
export const scrubText = (text: string): string =>
  RULES.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);

const SECRET_NAMES = /^(authorization|cookie|cookies|set-cookie|x-amz-security-token|x-api-key)$/i;

const DEEPEST = 30;

/**
 * The same for everything inside a value. Fields called like a header that holds a secret go; `user` keeps its `id` alone;
 * what lies deeper than 30 levels is left out.
 */
export function scrub<Value>(value: Value, level?: number): Value;
export function scrub(value: unknown, level = 0): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (level === DEEPEST) return null;
  if (Array.isArray(value)) return value.map((part) => scrub(part, level + 1));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      SECRET_NAMES.test(name) ? [] : [[name, name === 'user' ? onlyId(part) : scrub(part, level + 1)]],
    ),
  );
}

const onlyId = (user: unknown): unknown =>
  typeof user === 'object' && user !== null && 'id' in user ? { id: user.id } : {};
