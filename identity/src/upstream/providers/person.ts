import { z } from 'zod';
import { normalizeEmail } from '../../accounts/users.ts';

/** Somebody as another provider describes them. */
export interface UpstreamPerson {
  /** Theirs, unique at the issuer and never given to anybody else. */
  subject: string;
  email: string | null;
  /** Whether the provider vouches for the address. */
  email_verified: boolean;
  name: string | null;
}

const text = z.string().optional().catch(undefined);
const Subject = z.string().min(1).max(255);
const Claims = z.object({
  sub: Subject,
  email: text,
  /** Apple may send it as text. */
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
  name: text,
  given_name: text,
  family_name: text,
  hd: text,
});
const FacebookProfile = z.object({ id: Subject, email: text, name: text });
const AmazonProfile = z.object({ user_id: Subject, email: text, name: text });
const AppleName = z.object({ name: z.object({ firstName: text, lastName: text }) });

export function personFromClaims(claims: unknown): UpstreamPerson {
  const { sub, email, email_verified = false, name, given_name, family_name } = Claims.parse(claims);
  return person(sub, email, email_verified, name ?? joined(given_name, family_name));
}

/**
 * Google says itself that it can vouch only for its own addresses and those of a Workspace (`hd`): any other may have
 * changed hands since it was verified.
 */
export function personFromGoogle(claims: unknown): UpstreamPerson {
  const found = personFromClaims(claims);
  const own = found.email?.endsWith('@gmail.com') || Claims.parse(claims).hd !== undefined;
  return { ...found, email_verified: found.email_verified && own };
}

/** Neither Facebook nor Amazon says whether an address was verified, so it wasn't. */
export function personFromFacebook(profile: unknown): UpstreamPerson {
  const { id, email, name } = FacebookProfile.parse(profile);
  return person(id, email, false, name);
}

export function personFromAmazon(profile: unknown): UpstreamPerson {
  const { user_id, email, name } = AmazonProfile.parse(profile);
  return person(user_id, email, false, name);
}

/** Apple tells a name only the first time, beside the code and unsigned: good for a name and nothing else. */
export function nameFromApple(user: string | null): string | null {
  try {
    const { firstName, lastName } = AppleName.parse(JSON.parse(user ?? '')).name;
    return clean(joined(firstName, lastName));
  } catch {
    return null;
  }
}

function person(
  subject: string,
  email: string | undefined,
  verified: boolean,
  name?: string,
): UpstreamPerson {
  const address = z
    .email()
    .max(254)
    .safeParse(normalizeEmail(email ?? ''));
  return {
    subject,
    email: address.success ? address.data : null,
    email_verified: verified && address.success,
    name: clean(name),
  };
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** One line of at most a hundred characters. */
function clean(name: string | undefined): string | null {
  const line = (name ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return [...line].slice(0, 100).join('') || null;
}
