import type { SettingChanges } from '#contract/organizations/settings.ts';

const BLANKABLE = ['legal_name', 'tax_id', 'address'] as const;

/** Changes as they are kept: a blank text is none, and a percentage has two places. */
export const tidied = (input: SettingChanges): SettingChanges => {
  const blanks = BLANKABLE.flatMap((field) => (input[field] === '' ? [[field, null] as const] : []));
  const { margin_floor_pct: floor } = input;
  return {
    ...input,
    ...Object.fromEntries(blanks),
    ...(floor === undefined ? {} : { margin_floor_pct: Number(floor).toFixed(2) }),
  };
};
