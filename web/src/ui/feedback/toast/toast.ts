import { createStore } from '../../theme/store.ts';

/** Milliseconds. */
export const toastLifetime = 10_000;

export type ToastInput = {
  title: string;
  message?: string | undefined;
  /** Seconds since the epoch; now where it is missing. */
  timestamp?: number;
  /** The error behind it; one with status 401 or 403 shows no toast. */
  err?: unknown;
  /** One verb, such as Undo, with the seconds that are left. */
  action?: { label?: string; onSelect: () => void };
};

export type Toast = Omit<ToastInput, 'timestamp'> & { id: number; timestamp: number; until: number };

export const toasts = createStore<readonly Toast[]>([]);

let lastId = 0;

function isSilent(err: unknown): boolean {
  if (typeof err !== 'object' || err === null) return false;
  const code = 'statusCode' in err ? err.statusCode : 'status' in err ? err.status : undefined;
  return code === 401 || code === 403;
}

function isSame(one: Toast, other: ToastInput & { timestamp: number }): boolean {
  return one.title === other.title && one.message === other.message && one.timestamp === other.timestamp;
}

function close(id: number) {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

function show(input: ToastInput): void {
  if (isSilent(input.err)) return;
  const timestamp = input.timestamp ?? Math.floor(Date.now() / 1000);
  if (toasts.get().some((toast) => isSame(toast, { ...input, timestamp }))) return;
  lastId += 1;
  const id = lastId;
  toasts.set([...toasts.get(), { ...input, id, timestamp, until: Date.now() + toastLifetime }]);
  setTimeout(() => close(id), toastLifetime);
}

/** Short messages at the edge of the window: removed after 10 s or on close, never twice the same. */
export const toast = { show, close, clear: () => toasts.set([]) };
