/** How much a report matters: a `warning` was expected and handled, an `error` is a defect. */
export type Severity = 'warning' | 'error';

/** Takes a report to wherever this installation collects them. */
export type Reporter = (error: unknown, severity: Severity) => void;

const toConsole: Reporter = (error, severity) => {
  if (severity === 'warning') console.warn(error);
  else console.error(error);
};

let reporter: Reporter = toConsole;

/** Reports go to `next` from here on. */
export function reportTo(next: Reporter): void {
  reporter = next;
}

/** Reports an error; never throws. */
export const report: Reporter = (error, severity) => {
  try {
    reporter(error, severity);
  } catch (failure) {
    console.error(failure);
  }
};
