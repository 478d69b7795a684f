import { z } from 'zod';

/** base64url, no longer than any form could carry. */
const encoded = z.string().regex(/^[\w-]+$/);
const id = encoded.max(1400);

/** What the browser's `toJSON` makes of a new passkey; whatever else it says is left aside. */
const Registration = z.object({
  id,
  rawId: id,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

/** The same of a passkey that has signed. */
const Assertion = z.object({
  id,
  rawId: id,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded,
  }),
});

export type RegistrationAnswer = z.infer<typeof Registration> & { clientExtensionResults: object };
export type AssertionAnswer = z.infer<typeof Assertion> & { clientExtensionResults: object };

/** Undefined when it is no such answer. */
export const readRegistration = (text: string): RegistrationAnswer | undefined => read(Registration, text);
export const readAssertion = (text: string): AssertionAnswer | undefined => read(Assertion, text);

/** The challenge that was signed; empty when it can't be read. */
export async function challengeIn({ response }: RegistrationAnswer | AssertionAnswer): Promise<string> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  try {
    return decodeClientDataJSON(response.clientDataJSON).challenge;
  } catch {
    return '';
  }
}

function read<Answer>(shape: z.ZodType<Answer>, text: string) {
  try {
    const { success, data } = shape.safeParse(JSON.parse(text));
    return success ? { ...data, clientExtensionResults: {} } : undefined;
  } catch {
    return undefined;
  }
}
