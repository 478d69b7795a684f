import type { InsightFormula } from '#contract/insights/codes.ts';
import type { InsightKind } from '#contract/insights/kinds.ts';
import type { Insight, InsightDraft } from '#contract/insights/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { toldOf } from '../values/told.ts';
import { ACTIVITY_FORMULAS_TOLD, ACTIVITY_SENTENCES } from './activity.ts';
import { t } from './messages.ts';
import { PLANNING_FORMULAS_TOLD, PLANNING_SENTENCES, type Tell } from './planning.ts';

const SENTENCES: Readonly<Record<InsightKind, Tell>> = { ...PLANNING_SENTENCES, ...ACTIVITY_SENTENCES };
const FORMULAS: Readonly<Record<InsightFormula, Tell>> = {
  ...PLANNING_FORMULAS_TOLD,
  ...ACTIVITY_FORMULAS_TOLD,
};

/** An insight in one sentence. */
export const sentenceOf = (insight: Insight, format: Format): string =>
  SENTENCES[insight.kind](toldOf(insight, format));

/** How an insight is worked out, with the values that it was worked out of. */
export const formulaOf = (insight: Insight, format: Format): string =>
  FORMULAS[insight.formula.code](toldOf(insight, format));

/** How sure an insight is, in words. */
export function sureWord(pct: number): string {
  if (pct >= 98) return t('sure_certain');
  if (pct >= 90) return t('sure_very');
  if (pct >= 75) return t('sure_likely');
  return pct >= 50 ? t('sure_possible') : t('sure_hint');
}

/** What accepting an insight will make; `who` are the people whom an announcement would tell. */
export function makesText({ proposal }: Pick<Insight, 'proposal'>, who: string): string {
  if (!proposal) return t('makes_nothing');
  if (proposal.makes === 'announcement') {
    const { length: count } = proposal.to;
    return count === 1 && who ? t('makes_announcement_to', { who }) : t('makes_announcement', { count });
  }
  return t(`makes_${proposal.makes}`);
}

/** What was made. */
export const draftWord = ({ makes }: Pick<InsightDraft, 'makes'>): string => t(`draft_${makes}`);
