import type { Calculation } from '#contract/calculator/inputs.ts';
import type { DealsheetContent } from '#contract/dealsheets/content.ts';
import { isBlankLine } from '../../calculation/effects/calculable.ts';
import { t } from '../components/edit/messages.ts';

/** What a dealsheet offers, as its form holds it: days may be empty, so may rows that somebody began. */
export type ContentValues = Omit<DealsheetContent, 'validity_days'> & { validity_days: number | null };

/** The form of what a revision offers. */
export const contentValues = (content: DealsheetContent): ContentValues => ({ ...content });

/** The form as the API takes it: without lines, risks and assumptions in which nothing was typed. */
export const contentOf = ({ validity_days, ...values }: ContentValues): DealsheetContent => ({
  ...values,
  validity_days: validity_days ?? 0,
  lines: values.lines.filter((line) => !isBlankLine(line)),
  risks: values.risks.filter(({ text, mitigation }) => text.trim() || mitigation.trim()),
  assumptions: values.assumptions.filter((sentence) => sentence.trim()),
});

/** What of the form is counted. */
export const calculationOf = ({
  validity_days,
  terms,
  risks,
  assumptions,
  ...calculation
}: ContentValues): Calculation => calculation;

/** What can be said before asking the server. */
export const VALIDATE_CONTENT = {
  validity_days: (days: number | null) =>
    days !== null && days >= 1 && days <= 365 ? null : t('validity_wrong'),
};
