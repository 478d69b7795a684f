import { use } from 'react';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { FIELD_LABELS } from '../../effects/field-words.ts';
import { reachWords } from '../../effects/reach-words.ts';
import { t } from './messages.ts';
import styles from './reach.module.css';
import { ReachContext } from './reach-context.ts';

const CARD = 'project-reach';

/** Everything that the changes would touch, above the verb that saves them. */
export function ReachCard() {
  const format = useFormat();
  const reach = use(ReachContext);
  if (!reach) return null;
  const { found, isError } = reach;
  return (
    <div id={CARD} tabIndex={-1} className={styles.card}>
      <Card title={t('title')} note={t('note')}>
        <div role="status">
          {found && found.length > 0 ? (
            <dl className={styles.list}>
              {found.map((one) => (
                <div key={`${one.field} ${one.reach}`}>
                  <dt>{FIELD_LABELS[one.field] ?? one.field}</dt>
                  <dd>
                    <StatusText tone={one.refuses ? 'bad' : 'info'}>{reachWords(one, format)}</StatusText>
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className={styles.none}>{t(found ? 'nothing' : isError ? 'failed' : 'looking')}</p>
          )}
        </div>
      </Card>
    </div>
  );
}

/** In the save bar: how much is touched, and the way to the card that says what. */
export function ReachSummary() {
  const count = use(ReachContext)?.found?.length ?? 0;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={styles.summary}
      onClick={() => {
        const card = document.getElementById(CARD);
        card?.scrollIntoView({ block: 'center' });
        card?.focus({ preventScroll: true });
      }}
    >
      <StatusText tone="info">{t('summary', { count })}</StatusText>
    </button>
  );
}
