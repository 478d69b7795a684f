import { onlineManager } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { send } from '../../call.ts';
import { CallError, isCallError } from '../../call-error.ts';
import type { AnyInput, CallAnswer } from '../../call-input.ts';
import { tabView } from '../../session/tab-view.ts';
import type { CarriedBytes } from './carried.ts';
import type { NewWrite, WriteInput } from './queued-write.ts';
import { asKnown, keepWrite, unsent } from './unsent.ts';

/** Whoever isn't answered within this time isn't kept waiting: the change is kept. */
export const ANSWERED_WITHIN_MS = 15_000;

/** What came of a change: the server's answer, or that it waits on this device. */
export type Outcome<Answer> = { readonly kept: false; readonly answer: Answer } | { readonly kept: true };

/** How a change is kept where it can't be sent. */
export type Keeping = Omit<NewWrite, 'endpoint' | 'input' | 'key'> & {
  /** What is kept where that isn't what is sent: of a row that then was made offline. It has to be safe to send beside it. */
  readonly later?: WriteInput;
  /** What is kept in its place where it is kept as something else, in this order. */
  readonly instead?: readonly NewWrite[];
  /** Reads the bytes of files that it carries, where it is kept. Errors: CallError where this device can't keep them. */
  readonly bytes?: () => Promise<CarriedBytes>;
};

/**
 * Sends a change; keeps it for later where nobody can be reached, and behind others that wait. Errors: CallError for what
 * the server refused.
 */
export async function sendOrKeep<E extends Endpoint>(
  endpoint: E,
  input: AnyInput,
  { later, instead, bytes, ...keeping }: Keeping,
): Promise<Outcome<CallAnswer<E>>> {
  const { organization } = keeping;
  const { params, body, version } = input;
  const known = asKnown({ params, body, version }, keeping.subject);
  const write = { ...keeping, endpoint, input: later ?? known };
  const keep = async (key?: string) => {
    const read = await bytes?.();
    for (const one of instead ?? [key ? { ...write, key } : write]) await keepWrite(one, read);
  };
  // What names files that haven't arrived goes behind them.
  const isBehindFiles = keeping.carries?.files.some(({ id }) => id === null) ?? false;
  if (canWait() && (isBehindFiles || !onlineManager.isOnline() || isAnythingWaiting())) {
    await keep();
    return { kept: true };
  }
  if (isBehindFiles) throw new CallError('network', 0, 'Failed to fetch');
  const key = crypto.randomUUID();
  const timeout = ANSWERED_WITHIN_MS;
  try {
    return {
      kept: false,
      answer: await send(endpoint, { ...known, organization, key, timeout } as AnyInput),
    };
  } catch (error) {
    if (!isCallError(error, 0) || !canWait()) throw error;
    await keep(later ? undefined : key);
    return { kept: true };
  }
}

/** As somebody else one only looks. */
const canWait = (): boolean => tabView() === null;

const isAnythingWaiting = (): boolean => unsent.now().writes.some(({ refusal }) => !refusal);
