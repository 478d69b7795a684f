import type { Notice } from '../../pages/form.ts';
import { type Html, html } from '../../pages/html.ts';
import type { RelyingParty } from '../../passkeys/relying-party.ts';
import type { Visitor } from '../gate.ts';
import type { Problem, Section } from '../outcome.ts';
import type { WaysIn } from '../ways-in.ts';

/** All that the page shows. */
export interface SecurityPage extends Visitor, WaysIn {
  hasAuthenticator: boolean;
  recoveryCodes: number;
  /** Undefined where browsers have no passkeys. */
  party: RelyingParty | undefined;
  /** What a new passkey may be called. */
  device: string;
  home: string;
  /** Whether the owner is told by mail. */
  mailed: boolean;
  note: Notice | undefined;
  problem: Problem | undefined;
}

/** The problem, where it belongs to this section. */
export function problemOf({ problem }: SecurityPage, section: Section): string | undefined {
  return problem?.section === section ? problem.text : undefined;
}

/** What every form carries. */
export const tokenField = ({ token }: Pick<Visitor, 'token'>): Html =>
  html`<input type="hidden" name="token" value="${token}">`;
