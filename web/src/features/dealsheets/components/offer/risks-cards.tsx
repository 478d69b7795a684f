import type { DealsheetRevision } from '#contract/dealsheets/shapes.ts';
import { Card, CardRow, CardRows } from '../../../../ui/card/card.tsx';
import { StatusText, type Tone } from '../../../../ui/display/status-text.tsx';
import { CardStack } from '../../../../ui/page/dashboard-page.tsx';
import { t } from './messages.ts';
import styles from './offer.module.css';

type RevisionProps = { revision: DealsheetRevision };
type Risk = DealsheetRevision['content']['risks'][number];

const TONES: Record<Risk['impact'], Tone> = { low: 'muted', medium: 'warn', high: 'bad' };

/** What may go wrong, and what the offer rests on. */
export default function Risks({ revision }: RevisionProps) {
  return (
    <CardStack>
      <RisksCard revision={revision} />
      <AssumptionsCard revision={revision} />
    </CardStack>
  );
}

/** What may go wrong, how likely and how grave, and what is done about it. */
function RisksCard({ revision: { content } }: RevisionProps) {
  const { risks } = content;
  if (risks.length === 0)
    return (
      <Card title={t('risks')}>
        <p className={styles.quiet}>{t('no_risks')}</p>
      </Card>
    );
  return (
    <Card title={t('risks')} count={risks.length} flush>
      <CardRows>
        {numbered(risks).map(({ key, one: { text, likelihood, impact, mitigation } }) => (
          <CardRow key={key}>
            <span className={styles.row}>
              <strong className={styles.words}>{text}</strong>
              {mitigation && <span className={styles.words}>{mitigation}</span>}
              <span className={styles.levels}>
                <StatusText small tone={TONES[likelihood]}>
                  {t('likely', { level: t(`level_${likelihood}`) })}
                </StatusText>
                <StatusText small tone={TONES[impact]}>
                  {t('grave', { level: t(`level_${impact}`) })}
                </StatusText>
              </span>
            </span>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

/** What the offer rests on. */
function AssumptionsCard({ revision: { content } }: RevisionProps) {
  const { assumptions } = content;
  if (assumptions.length === 0)
    return (
      <Card title={t('assumptions')}>
        <p className={styles.quiet}>{t('no_assumptions')}</p>
      </Card>
    );
  return (
    <Card title={t('assumptions')} count={assumptions.length} flush>
      <CardRows>
        {numbered(assumptions).map(({ key, one }) => (
          <CardRow key={key}>
            <span className={styles.words}>{one}</span>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

/** They may say the same twice. */
const numbered = <One,>(all: readonly One[]) => all.map((one, at) => ({ key: `n${at}`, one }));
