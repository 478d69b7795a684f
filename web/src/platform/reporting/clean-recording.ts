import { scrubText } from '#contract/reports/scrub.ts';

/** Something of a recording on its way to whoever packs it: `arg` is it as JSON. */
const isRecorded = (data: unknown): data is { readonly arg: string } =>
  typeof data === 'object' && data !== null && 'arg' in data && typeof data.arg === 'string';

// Everything that is recorded comes this way: the page and its addresses, what was clicked, what was asked for.
addEventListener('message', (came: MessageEvent<unknown>) => {
  const { data } = came;
  if (!isRecorded(data)) return;
  const arg = scrubText(data.arg);
  if (arg === data.arg) return;
  came.stopImmediatePropagation();
  dispatchEvent(new MessageEvent('message', { data: { ...data, arg } }));
});
