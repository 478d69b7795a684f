import type { PresetPreview } from '#contract/presets/applying.ts';
import { isFollowing } from '#contract/presets/drift.ts';
import type { AppliedPreset, PresetComparison } from '#contract/presets/shapes.ts';
import { messages } from '../messages.ts';

/** Words of what is made from a preset. */
export const a = messages('applied_presets', {
  from: '{{name}}, revision {{revision}}',
  current: 'As the preset is now',
  behind_one: '{{count}} revision behind',
  behind_other: '{{count}} revisions behind',
  ended: 'No longer applied: it was deprecated or archived',
  drifted_one: '{{count}} field differs',
  drifted_other: '{{count}} fields differ',
  drift: 'Preset: {{preset}}. Here: {{here}}.',
  empty: 'nothing',
  was: 'Preset before',
  is: 'Here now',
  becomes: 'Becomes',
  reason_fresh: 'The preset says so',
  reason_followed: 'Not changed here, so it follows the preset',
  reason_locked: 'The preset locks it',
  reason_own: 'Changed here; the preset still says the same',
  reason_both: 'Changed here, and in the preset',
  reason_new: 'New in the preset; what stands here was chosen here',
  take: 'Use “{{value}}” from the preset instead',
  take_over: 'Take over “{{value}}”',
  nothing: 'Everything is as this revision says.',
  title: 'Apply a preset',
  note_first: 'What you untick stays as it is here. What the preset locks always becomes what it says.',
  note: 'What was changed here stays unless you tick it. What the preset locks always becomes what it says.',
  preset: 'Preset',
  revision: 'Revision {{revision}}',
  global: 'every organization’s',
  choose: 'Choose a preset, and what it would change is shown here.',
  none_to_apply: 'None is published yet. An administrator publishes one under Presets.',
  verb: 'Apply revision {{revision}}',
  applied: 'Revision {{revision}} of “{{name}}” applied',
  apply: 'Apply a preset…',
  reapply: 'Apply revision {{revision}}…',
  compare: 'Compare…',
  remove: 'Remove the preset',
  removed: 'The preset was removed; all values stay',
  ask_remove: 'Remove the preset “{{name}}”?',
  remove_note: 'All values stay as they are, and nothing is locked any more.',
  failed: 'What the preset changes could not be loaded',
  comparison_failed: 'How it stands to its preset could not be loaded',
  presets_failed: 'The presets could not be loaded',
  apply_failed: 'The preset could not be applied.',
  remove_failed: 'The preset could not be removed',
  stale:
    'Somebody changed this meanwhile. What is shown now is over what they saved: look at it, and apply again.',
  locked: 'Locked by the preset “{{name}}”',
  locks: 'Locked: {{fields}}',
});

/** How something stands to the preset that it is made from. */
export const standingOf = (
  { revision, current }: Pick<AppliedPreset, 'revision' | 'current'>,
  drifted: number,
): { words: string; tone: 'ok' | 'info' | 'warn' }[] => {
  const behind = current === null ? 0 : current - revision;
  const said = [
    ...(current === null ? [{ words: a('ended'), tone: 'warn' as const }] : []),
    ...(behind > 0 ? [{ words: a('behind', { count: behind }), tone: 'warn' as const }] : []),
    ...(drifted > 0 ? [{ words: a('drifted', { count: drifted }), tone: 'info' as const }] : []),
  ];
  return said.length > 0 ? said : [{ words: a('current'), tone: 'ok' }];
};

/** What somebody does about a preset next: choose one, take over its next revision, or look at what differs. */
export const presetVerb = (preset: Pick<AppliedPreset, 'revision' | 'current'> | null): string => {
  if (!preset) return a('apply');
  const { current, revision } = preset;
  return current !== null && current > revision ? a('reapply', { revision: current }) : a('compare');
};

/** A field and what it holds, in the words of its room. */
export interface FieldWords {
  readonly label: (field: string) => string;
  readonly word: (field: string, value: unknown) => string;
}

const fieldOf = (path: string): string => path.split('/')[1] ?? '';
const said = (word: string): string => word || a('empty');

/** What differs, in words. */
export const driftWords = ({ drift }: PresetComparison, { label, word }: FieldWords) =>
  drift.map(({ path, preset, current }) => {
    const field = fieldOf(path);
    const say = (value: unknown) => said(word(field, value));
    return {
      path,
      label: label(field),
      words: a('drift', { preset: say(preset), here: say(current) }),
    };
  });

/** The names of what is locked. */
export const lockedWords = ({ locked }: AppliedPreset, { label }: FieldWords): string =>
  a('locks', { fields: locked.map((path) => label(fieldOf(path))).join(', ') });

const BRIEF = 60;

/** The beginning of a long text, for a label; the whole stands beside it once it is chosen. */
const briefly = (text: string): string => {
  const [line = ''] = text.split('\n');
  return line === text && line.length <= BRIEF ? text : `${line.slice(0, BRIEF).trim()}…`;
};

/** What somebody has ticked or unticked, by the paths of the fields. */
export type Ticks = ReadonlyMap<string, boolean>;

/** What the steps of applying come to, in words, with what somebody has ticked; `compared` knows what the preset said before. */
export const stepWords = (
  { steps }: PresetPreview,
  compared: PresetComparison | undefined,
  { ticks, words: { label, word } }: { readonly ticks: Ticks; readonly words: FieldWords },
) =>
  steps.map(({ path, before, after, reason, ...step }) => {
    const field = fieldOf(path);
    const say = (value: unknown) => said(word(field, value));
    const taken = ticks.get(path) ?? step.taken;
    const value = briefly(say(after));
    const drifted = compared?.drift.find((one) => one.path === path);
    const was = drifted && reason === 'both' ? say(drifted.preset) : null;
    return {
      ...{ path, label: label(field), was, is: say(before), becomes: say(taken ? after : before) },
      // What the revision before left open was never the preset's.
      reason: a(reason === 'both' && compared && !drifted ? 'reason_new' : `reason_${reason}`),
      choice: {
        label: a(isFollowing(reason) ? 'take_over' : 'take', { value }),
        ...{ taken, locked: reason === 'locked' },
      },
    };
  });
