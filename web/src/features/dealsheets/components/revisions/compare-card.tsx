import { useRouter } from '@tanstack/react-router';
import { differencesBetween, figuresChanged } from '#contract/dealsheets/differences.ts';
import type { Dealsheet, DealsheetRevision } from '#contract/dealsheets/shapes.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { CompactSelect } from '../../../../ui/form/compact-select.tsx';
import { dealsheetHref } from '../../effects/dealsheet-address.ts';
import type { RevisionPair } from '../../effects/revision-pair.ts';
import { t as words } from '../../messages.ts';
import { EntryDifferences, FieldDifferences } from './difference-list.tsx';
import { FiguresTable } from './figures-table.tsx';
import { t } from './messages.ts';
import styles from './revisions.module.css';

type CompareCardProps = { deal: Dealsheet; pair: RevisionPair; revisions: readonly DealsheetRevision[] };

/** What one revision offers differently from another one; both are chosen here, and stand in the address. */
export function CompareCard({ deal, pair: { older, newer }, revisions }: CompareCardProps) {
  const { history } = useRouter();
  const options = revisions.map(({ revision, status }) => ({
    value: String(revision),
    label: t('numbered', { revision, status: words(`status_${status}`) }),
  }));
  const others = (than: DealsheetRevision) => options.filter(({ value }) => value !== String(than.revision));
  const compare = (from: number, to: number) =>
    history.replace(dealsheetHref(deal.id, { tab: 'revisions', from, to }));
  return (
    <Card title={t('differences')} flush>
      <div className={styles.chosen}>
        <CompactSelect
          label={t('from')}
          options={others(newer)}
          value={String(older.revision)}
          onChange={(from) => compare(Number(from), newer.revision)}
        />
        <span aria-hidden="true">→</span>
        <CompactSelect
          label={t('to')}
          options={others(older)}
          value={String(newer.revision)}
          onChange={(to) => compare(older.revision, Number(to))}
        />
      </div>
      <Differences older={older} newer={newer} />
    </Card>
  );
}

function Differences({ older, newer }: RevisionPair) {
  const { fields, entries, reordered } = differencesBetween(older.content, newer.content);
  const figures = figuresChanged(older.results, newer.results);
  if (fields.length + entries.length + reordered.length + figures.length === 0)
    return <p className={styles.same}>{t('same')}</p>;
  const currency = newer.content.currency;
  return (
    <>
      {figures.length > 0 && <FiguresTable figures={figures} older={older} newer={newer} />}
      <EntryDifferences {...{ entries, reordered, older, newer }} />
      {fields.length > 0 && <FieldDifferences fields={fields} currency={currency} />}
    </>
  );
}
