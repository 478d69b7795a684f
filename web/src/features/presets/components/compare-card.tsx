import { useRouter } from '@tanstack/react-router';
import type { PresetRevision } from '#contract/presets/shapes.ts';
import type { PresetKind } from '#contract/presets/states.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CompactSelect } from '../../../ui/form/compact-select.tsx';
import { differencesOf } from '../effects/differences.ts';
import { presetHref, type RevisionPair } from '../effects/preset-address.ts';
import { t } from '../messages.ts';
import styles from './compare-card.module.css';
import { DifferenceList } from './difference-list.tsx';

type CompareCardProps = {
  preset: { readonly id: string; readonly kind: PresetKind };
  pair: RevisionPair;
  revisions: readonly PresetRevision[];
};

/** What one revision says differently from another one; both are chosen here, and stand in the address. */
export function CompareCard({ preset, pair: { older, newer }, revisions }: CompareCardProps) {
  const { history } = useRouter();
  const differences = differencesOf(preset.kind, older, newer);
  const options = revisions.map(({ revision, status }) => ({
    value: String(revision),
    label: t(`numbered_${status}`, { revision }),
  }));
  const compare = (from: number, to: number) => history.replace(presetHref(preset.id, { from, to }));
  return (
    <Card title={t('differences')} flush>
      <div className={styles.chosen}>
        <CompactSelect
          label={t('compare_from')}
          options={options.filter(({ value }) => value !== String(newer.revision))}
          value={String(older.revision)}
          onChange={(from) => compare(Number(from), newer.revision)}
        />
        <span aria-hidden="true">→</span>
        <CompactSelect
          label={t('compare_to')}
          options={options.filter(({ value }) => value !== String(older.revision))}
          value={String(newer.revision)}
          onChange={(to) => compare(older.revision, Number(to))}
        />
      </div>
      {differences.length === 0 ? (
        <p className={styles.same}>{t('no_differences')}</p>
      ) : (
        <DifferenceList differences={differences} />
      )}
    </Card>
  );
}
