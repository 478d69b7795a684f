import { config } from '../config.ts';
import { createSession, type Session } from './session.ts';
import { settingsOf } from './settings.ts';

let current: Session | undefined;

/** The one session of this page; the configuration has to be loaded. */
export function session(): Session {
  current ??= createSession(settingsOf(config()));
  return current;
}

/** Replaces the session; for tests and previews. */
export function setSession(next: Session): void {
  current = next;
}
