/** The key that goes with others for commands, as it is called where this runs: ⌘ on Apple's machines. */
export const commandKey = (): string => (/^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl');

/** True while a box lies over the page, whose keys are its own. */
export const isCovered = (): boolean =>
  document.querySelector('[aria-modal="true"], dialog[open], :popover-open') !== null;

/** True for a key that belongs to a field, to the browser, or to whoever took it before. */
export function isTyping({
  ctrlKey,
  metaKey,
  altKey,
  target,
  defaultPrevented,
  isComposing,
}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))
  );
}
