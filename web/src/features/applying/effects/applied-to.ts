import type { PresetPreview, PresetToApplyOver } from '#contract/presets/applying.ts';
import type { PresetComparison } from '#contract/presets/shapes.ts';
import type { PresetKind } from '#contract/presets/states.ts';
import type { FieldWords } from '../../../platform/applied/applied-words.ts';
import type { Chosen } from '../../../platform/applied/use-applying.ts';
import type { FailedRead } from '../../../platform/list/failed-read.ts';

/** What applying would do; `also` says what is made besides the fields that change, null where nothing is. */
export interface Foreseen extends PresetPreview {
  readonly also: string | null;
}

/** What a preset is applied to: how it stands to it, its words, and what is asked of its room. Errors: like those of `call`. */
export interface AppliedTo {
  readonly kind: PresetKind;
  /** Under which key it is kept among what was read. */
  readonly key: readonly unknown[];
  /** Undefined while it loads. */
  readonly compared: PresetComparison | undefined;
  readonly failed: FailedRead | undefined;
  readonly words: FieldWords;
  /** Whoever looks may apply presets to it, and it may be written now. */
  readonly mayApply: boolean;
  readonly preview: (chosen: Chosen, signal: AbortSignal) => Promise<Foreseen>;
  readonly apply: (body: PresetToApplyOver) => Promise<void>;
  readonly remove: () => Promise<void>;
}
