/** Runs `run` while no other tab of this browser runs something under the same name. */
export const aloneAs =
  (name: string) =>
  <Result>(run: () => Promise<Result>): Promise<Result> =>
    navigator.locks.request(name, run);
