import type { ComparedFigure } from '#contract/dealsheets/differences.ts';
import type { Changed } from '#contract/dealsheets/entries.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { changeOf, labelOf, wordOf } from '../../effects/difference-words.ts';
import type { RevisionPair } from '../../effects/revision-pair.ts';
import { t } from './messages.ts';
import styles from './revisions.module.css';

type FiguresTableProps = RevisionPair & { figures: readonly Changed<ComparedFigure>[] };

/** What the figures were, what they are, and by how much they differ. */
export function FiguresTable({ figures, older, newer }: FiguresTableProps) {
  const format = useFormat();
  const [was, is] = [older.content.currency, newer.content.currency];
  return (
    <section>
      <h3 className={styles.part}>{t('sums')}</h3>
      <div className={styles.scroll}>
        <table className={styles.figures}>
          <thead>
            <tr>
              <th scope="col">{t('figure')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
              <th scope="col">{t('change')}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => (
              <tr key={figure.field}>
                <th scope="row">{labelOf(figure.field)}</th>
                <td>{wordOf(figure.field, figure.before, format, was)}</td>
                <td>{wordOf(figure.field, figure.after, format, is)}</td>
                <td>{was === is && changeOf(figure, format, is)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
