import type { InsightDetail } from '#contract/insights/shapes.ts';
import type { Dismissal } from '#contract/insights/states.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import type { Happening } from '../../../ui/display/timeline.tsx';
import { t } from '../components/detail/messages.ts';

type Line = InsightDetail['history'][number];

/** Why something was dismissed, with the own words that were added. */
export const becauseText = (because: Dismissal | null, note: string): string => {
  const reason = because && because !== 'other' ? t(`${because}_because`) : '';
  return [reason, note].filter((text) => text !== '').join(': ');
};

const whatOf = ({ what, because, note }: Line): string => {
  if (what === 'dismissed') return t('what_dismissed', { why: becauseText(because, note) });
  return note && what === 'accepted' ? `${t('what_accepted')}: ${note}` : t(`what_${what}`);
};

/** What happened to an insight, newest first: what runs found of it, and what people decided. */
export const happeningsOf = ({ history }: InsightDetail, format: Format): Happening[] =>
  history.map((line, at) => ({
    id: `${line.at} ${line.what} ${at}`,
    actor:
      line.by ?? (['accepted', 'dismissed', 'reopened'].includes(line.what) ? t('somebody') : t('a_run')),
    what: whatOf(line),
    time: format.relative(line.at),
    exact: format.instant(line.at),
    changes: [],
  }));
