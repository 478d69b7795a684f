import type { ClientCheck } from '#contract/client-imports/shapes.ts';
import { presentCheckOf } from '../../platform/row-files/present-check.ts';
import type { CheckedFile } from './queries/check-file.ts';

/** What a file would do, as people are told. */
export const presentCheck = (checked: CheckedFile): ClientCheck => presentCheckOf(checked);
