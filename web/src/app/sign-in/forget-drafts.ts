/** Removes what this person had typed and not saved: they signed out, and somebody else may sit down here. */
export function forgetDrafts(sub: string | undefined): void {
  if (!sub) return;
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (key.startsWith(`draft.${sub}.`)) window.localStorage.removeItem(key);
    }
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
