/** How long the dialog may take to fade; then the page is pictured without it all the same. */
const PATIENCE_MS = 1_000;

const frame = () => new Promise((resume) => requestAnimationFrame(resume));

/** Resolves when the dialog has left the page. */
export async function whenHidden(): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  do await frame();
  while (document.querySelector('[data-feedback]') && performance.now() < end);
}
