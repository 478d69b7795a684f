import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  BROKEN_KINDS,
  type BrokenThing,
  type ReorganisationEffects,
} from '#contract/reorganisations/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Count } from '../../../../ui/display/tag.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { brokenHref, brokenWords, insteadWords } from '../../effects/reorganisations/broken.ts';
import { reorganisationEffects } from '../../queries.ts';
import { t } from './messages.ts';
import styles from './reorganisations.module.css';

/** What a draft would break, each leading to where it is seen to, and how the organization's shape changes. */
export function Breaks({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(reorganisationEffects(id));
  return (
    <section className={styles.section} aria-labelledby="what-would-break">
      <h2 id="what-would-break" className={styles.head}>
        {t('breaks_head')}
        {data && <Count value={data.broken.length} />}
      </h2>
      {!data && !error && <SkeletonRows rows={3} height={40} />}
      {error && (
        <div className={styles.failed} role="alert">
          {t('breaks_failed')}
          <Button small onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </div>
      )}
      {data && <Found effects={data} />}
    </section>
  );
}

const Found = ({ effects }: { effects: ReorganisationEffects }) => (
  <>
    {effects.broken.length === 0 && <StatusText tone="ok">{t('breaks_none')}</StatusText>}
    {BROKEN_KINDS.map((kind) => {
      const some = effects.broken.filter((one) => one.kind === kind);
      return some.length > 0 && <Kind key={kind} kind={kind} broken={some} />;
    })}
    <Figures effects={effects} />
  </>
);

/** So many of a kind stand there at first. */
const FIRST = 5;

const Kind = ({ kind, broken }: { kind: BrokenThing['kind']; broken: readonly BrokenThing[] }) => {
  const [isAll, setAll] = useState(false);
  const { id: organization } = useOrganization();
  const format = useFormat();
  return (
    <div className={styles.kind}>
      <h3 className={styles.kindHead}>
        <StatusText tone="warn" strong>
          {t(`kind_${kind}`)}
        </StatusText>
      </h3>
      <p className={styles.note}>{t(`why_${kind}`)}</p>
      <ul className={styles.broken}>
        {(isAll ? broken : broken.slice(0, FIRST)).map((one) => (
          <li key={`${one.member.id} ${one.project?.id} ${one.about}`}>
            <Link href={brokenHref(one, organization)} className={styles.brokenLink}>
              <strong>{one.member.name}</strong>
              {`: ${brokenWords(one, format)}`}
            </Link>
            <span className={styles.note}>{insteadWords(one)}</span>
          </li>
        ))}
      </ul>
      {!isAll && broken.length > FIRST && (
        <Button small variant="ghost" onClick={() => setAll(true)}>
          {t('more_broken', { count: broken.length })}
        </Button>
      )}
    </div>
  );
};

const ROWS = ['layers', 'widest_span', 'vacancies'] as const;

const Figures = ({ effects }: { effects: ReorganisationEffects }) => {
  const format = useFormat();
  return (
    <table className={styles.figures} aria-label={t('figures')}>
      <thead>
        <tr>
          <th scope="col">{t('figure')}</th>
          <th scope="col">{t('today')}</th>
          <th scope="col">{t('drafted')}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => {
          const { before, after } = effects[row];
          return (
            <tr key={row} className={before === after ? undefined : styles.differs}>
              <th scope="row">{t(row)}</th>
              <td>{format.number(before)}</td>
              <td>{format.number(after)}</td>
            </tr>
          );
        })}
        <tr>
          <th scope="row">{t('moved_people')}</th>
          <td>–</td>
          <td>{format.number(effects.moved_people)}</td>
        </tr>
      </tbody>
    </table>
  );
};
