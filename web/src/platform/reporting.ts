/** How much a report matters: a `warning` was expected and handled, an `error` is a defect. */
export type Severity = 'warning' | 'error';

/** Takes a report to wherever this installation collects them. */
export type Reporter = (error: unknown, severity: Severity) => void;

/** As many reports as are held until there is somewhere to take them. */
export const MOST_HELD = 20;

const held: [unknown, Severity][] = [];

const toConsole: Reporter = (error, severity) => {
  if (severity === 'warning') console.warn(error);
  else console.error(error);
};

const hold: Reporter = (error, severity) => {
  toConsole(error, severity);
  if (held.length < MOST_HELD) held.push([error, severity]);
};

let reporter: Reporter = hold;

/** Reports go to `next` from here on, also into the console; it is handed what was reported before. */
export function reportTo(next: Reporter): void {
  reporter = (error, severity) => {
    toConsole(error, severity);
    next(error, severity);
  };
  for (const [error, severity] of held.splice(0)) next(error, severity);
}

/** Reports stay in the console from here on. */
export function reportNowhere(): void {
  held.length = 0;
  reporter = toConsole;
}

/** Reports an error; never throws. */
export const report: Reporter = (error, severity) => {
  try {
    reporter(error, severity);
  } catch (failure) {
    console.error(failure);
  }
};

// The browser has written it into the console already.
function holdQuietly(event: Event): void {
  if (held.length >= MOST_HELD) return;
  if (event instanceof ErrorEvent) held.push([event.error ?? new Error(event.message), 'error']);
  if (event instanceof PromiseRejectionEvent) held.push([event.reason, 'error']);
}

/** Holds what nobody catches, until the answer is called: by then whoever takes the reports hears it themselves. */
export function holdUncaught(page: EventTarget = window): () => void {
  const events = ['error', 'unhandledrejection'];
  for (const event of events) page.addEventListener(event, holdQuietly);
  return () => {
    for (const event of events) page.removeEventListener(event, holdQuietly);
  };
}
