import type { ReactNode } from 'react';
import type { InsightDetail as Detail } from '#contract/insights/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { Bar } from '../../../../ui/display/bar.tsx';
import { Timeline } from '../../../../ui/display/timeline.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { happeningsOf } from '../../effects/happenings.ts';
import { subjectHref } from '../../effects/subject-href.ts';
import { readingOf, valuesOf } from '../../effects/values/told.ts';
import { t as kinds } from '../../effects/words/kind-messages.ts';
import { t as words } from '../../effects/words/messages.ts';
import { t as reasons } from '../../effects/words/reason-messages.ts';
import { formulaOf, sentenceOf, sureWord } from '../../effects/words/sentences.ts';
import { t as labels } from '../../effects/words/value-messages.ts';
import { Severity } from '../list/severity.tsx';
import styles from './detail.module.css';
import { EvidenceTable } from './evidence-table.tsx';
import { FoundRows } from './found-rows.tsx';
import { InsightChart } from './insight-chart.tsx';
import { t } from './messages.ts';

type InsightDetailProps = {
  insight: Detail;
  /** What is decided, or can be. */
  deciding: ReactNode;
};

/** An insight in full: what it says, what can be decided, how sure it is, how it is worked out, what it rests on, what happened to it. */
export function InsightDetail({ insight, deciding }: InsightDetailProps) {
  const format = useFormat();
  const { evidence, rows, count, history } = insight;
  return (
    <article className={styles.detail} aria-labelledby="insight-sentence">
      <header className={styles.head}>
        <div className={styles.tags}>
          <Severity of={insight.severity} />
          <span>{kinds(insight.kind)}</span>
          <span>{words(`group_${insight.group}`)}</span>
        </div>
        <h2 id="insight-sentence" className={styles.sentence}>
          {sentenceOf(insight, format)}
        </h2>
        <About insight={insight} />
      </header>
      {deciding}
      <Part title={t('formula')}>
        <p className={styles.formula}>{formulaOf(insight, format)}</p>
      </Part>
      <Sure insight={insight} />
      <InsightChart insight={insight} />
      {evidence.length > 0 && (
        <Part title={t('evidence')}>
          <EvidenceTable evidence={evidence} />
        </Part>
      )}
      <FoundRows rows={rows} count={count} />
      {history.length > 0 && (
        <Part title={t('history')}>
          <Timeline happenings={happeningsOf(insight, format)} />
        </Part>
      )}
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3 className={styles.label}>{title}</h3>
    {children}
  </section>
);

/** Of whom or what it is, what else it concerns, and when it was found. */
function About({ insight: { subject, about, first_found_at, last_found_at } }: { insight: Detail }) {
  const format = useFormat();
  const { id: organization } = useOrganization();
  const found = { when: format.relative(last_found_at), first: format.relative(first_found_at) };
  const named = [subject, ...about].filter(({ name }) => name !== '');
  return (
    <p className={styles.about}>
      {named.map((one) => {
        const href = subjectHref(one, organization);
        return (
          <span key={`${one.type} ${one.id ?? one.name}`}>
            {words(`subject_${one.type}`)}{' '}
            {href ? (
              <Link className={styles.link} href={href}>
                {one.name}
              </Link>
            ) : (
              one.name
            )}
          </span>
        );
      })}
      <span title={format.instant(last_found_at)}>
        {found.when === found.first ? t('found_at', found) : t('found_since', found)}
      </span>
    </p>
  );
}

function Sure({ insight: { confidence } }: { insight: Detail }) {
  const format = useFormat();
  const { pct, reason, values } = confidence;
  const share = pct / 100;
  const held = readingOf(valuesOf(values), format);
  return (
    <Part title={t('sure')}>
      <div className={styles.sure}>
        <Bar value={share} tone="info" />
        <span>{t('sure_words', { word: sureWord(pct), pct: format.percent(share) })}</span>
        <p className={styles.reason}>
          {reasons(reason)}
          {values.length > 0 &&
            ` (${values.map(({ code }) => `${labels(code)} ${held.value(code)}`).join(', ')})`}
        </p>
      </div>
    </Part>
  );
}
