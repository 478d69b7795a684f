import { IconArrowRight, IconCheck, IconRotate, IconX } from '@tabler/icons-react';
import type { InsightDetail } from '#contract/insights/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button, ButtonLink } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { question } from '../../../../ui/feedback/question/question.ts';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { becauseText } from '../../effects/happenings.ts';
import { toldNames } from '../../effects/told-names.ts';
import type { Deciding as Ways } from '../../effects/use-deciding.ts';
import { draftWord, makesText } from '../../effects/words/sentences.ts';
import styles from './detail.module.css';
import { t } from './messages.ts';

type DecidingProps = {
  insight: InsightDetail;
  ways: Ways;
  /** The organization is suspended: nothing is decided. */
  isResting: boolean;
  onDismiss: () => void;
};

/** What can be decided of an insight, and what comes of it; or what was decided, and the way to what came of it. */
export function Deciding(props: DecidingProps) {
  const { insight, ways } = props;
  const isDecided = insight.state === 'accepted' || insight.state === 'dismissed';
  return (
    <section className={styles.deciding} aria-label={t('decision')}>
      {isDecided ? <Decided {...props} /> : <Open {...props} />}
      <div aria-live="polite">{ways.problem && <StatusText tone="bad">{ways.problem}</StatusText>}</div>
    </section>
  );
}

function Open({ insight, ways, isResting, onDismiss }: DecidingProps) {
  const format = useFormat();
  const isPhone = useIsPhone();
  const { state, last_found_at, again } = insight;
  return (
    <>
      {state === 'gone' && (
        <StatusText tone="muted">{t('gone_since', { when: format.relative(last_found_at) })}</StatusText>
      )}
      {state === 'open' && again && (
        <StatusText tone="warn">{t('again_note', { when: format.relative(again.at) })}</StatusText>
      )}
      <div className={styles.verbs}>
        <Button
          icon={IconCheck}
          variant={isPhone ? 'primary' : 'default'}
          disabled={ways.isBusy || isResting}
          onClick={() => void ways.put({ state: 'accepted', note: '' })}
        >
          {t('accept')}
        </Button>
        <Button icon={IconX} disabled={ways.isBusy || isResting} onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      </div>
      <p className={styles.makes}>{isResting ? t('resting') : makesText(insight, toldNames(insight))}</p>
    </>
  );
}

function Decided({ insight, ways, isResting }: DecidingProps) {
  const format = useFormat();
  const { state, decision, draft } = insight;
  const told = { who: decision?.by ?? t('somebody'), when: decision ? format.relative(decision.at) : '' };
  const why = becauseText(decision?.because ?? null, decision?.note ?? '');
  const reopen = async () => {
    const note = draft ? t('reopen_note') : undefined;
    if (!draft || (await question.confirm({ ask: t('reopen_ask'), ...(note ? { note } : {}) })))
      await ways.put({ state: 'open' });
  };
  return (
    <>
      <StatusText
        tone={state === 'accepted' ? 'ok' : 'neutral'}
        {...(state === 'accepted' ? {} : { icon: IconX })}
      >
        <span title={decision ? format.instant(decision.at) : undefined}>
          {state === 'accepted' ? t('accepted_by', told) : t('dismissed_by', { ...told, why })}
        </span>
      </StatusText>
      {draft && (
        <p className={styles.makes}>{t('accepted_draft', { draft: draftWord(draft), name: draft.name })}</p>
      )}
      <div className={styles.verbs}>
        {draft && (
          <ButtonLink href={draft.link} icon={IconArrowRight}>
            {t('open_draft')}
          </ButtonLink>
        )}
        <Button icon={IconRotate} disabled={ways.isBusy || isResting} onClick={() => void reopen()}>
          {t('reopen')}
        </Button>
      </div>
    </>
  );
}
