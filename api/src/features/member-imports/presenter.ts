import { type MemberCheck, MOST_NEW_DEPARTMENTS } from '#contract/member-imports/shapes.ts';
import { presentCheckOf } from '../../platform/row-files/present-check.ts';
import type { CheckedFile } from './queries/check-file.ts';

/** What a file would do, as people are told. */
export const presentCheck = (checked: CheckedFile): MemberCheck => ({
  ...presentCheckOf(checked),
  unchanged: checked.rows.filter(({ outcome }) => outcome === 'same').length,
  departments: checked.departments.slice(0, MOST_NEW_DEPARTMENTS),
});
