import type { Insight } from '#contract/insights/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Tick } from '../../../../ui/form/tick.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { t as kinds } from '../../effects/words/kind-messages.ts';
import { t as words } from '../../effects/words/messages.ts';
import { sentenceOf, sureWord } from '../../effects/words/sentences.ts';
import { t } from '../../messages.ts';
import { t as choosing } from '../choosing/messages.ts';
import styles from './insight-list.module.css';
import { SEVERITIES } from './severity.tsx';

type InsightRowProps = {
  insight: Insight;
  href: string;
  isSelected: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

/** One insight of the list: how grave, what, of which kind, how sure; a link to all that it rests on. */
export function InsightRow({ insight, href, isSelected, isChosen, onChoose }: InsightRowProps) {
  const format = useFormat();
  const { severity, kind, state, confidence, count, again } = insight;
  const sentence = sentenceOf(insight, format);
  return (
    <div className={classNames(styles.line, (isChosen || isSelected) && styles.chosen)}>
      <span className={styles.tick}>
        {state === 'open' && (
          <Tick
            checked={isChosen}
            aria-label={choosing('choose', { sentence })}
            onChange={onChoose}
            data-choose={insight.id}
          />
        )}
      </span>
      <Link
        href={href}
        className={classNames(styles.row, state !== 'open' && styles.decided)}
        aria-current={isSelected ? 'true' : undefined}
        data-insight={insight.id}
      >
        <span className={classNames(styles.mark, styles[severity])}>
          <Icon icon={SEVERITIES[severity].icon} />
          <HiddenText>{words(`severity_${severity}`)}</HiddenText>
        </span>
        <span className={styles.words}>
          <span className={styles.sentence}>{sentence}</span>
          <span className={styles.below}>
            {state !== 'open' && <strong>{t(`state_${state}`)}</strong>}
            {state === 'open' && again && <strong>{t('again')}</strong>}
            <span>{kinds(kind)}</span>
            <span>
              {sureWord(confidence.pct)}, {format.percent(confidence.pct / 100)}
            </span>
            {count > 1 && <span>{t('found_times', { count })}</span>}
          </span>
        </span>
      </Link>
    </div>
  );
}
