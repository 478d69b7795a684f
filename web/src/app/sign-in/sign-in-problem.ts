let problem: unknown;

/** Why signing in or staying signed in didn't work; shown once by /signin, which then doesn't start by itself. */
export function noteSignInProblem(error: unknown): void {
  problem = error;
}

/** The problem, once. */
export function takeSignInProblem(): unknown {
  const taken = problem;
  problem = undefined;
  return taken;
}
