import type { FoundRow, LabelledValue } from '#contract/insights/finding.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Link } from '../../../../ui/theme/link.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { measuredText } from '../../effects/values/measured.ts';
import { t as words } from '../../effects/words/messages.ts';
import { t as values } from '../../effects/words/value-messages.ts';
import styles from './detail.module.css';
import { t } from './messages.ts';

/** The rows that an insight was found in, the worst of them, each leading to where it stands. */
export function FoundRows({ rows, count }: { rows: readonly FoundRow[]; count: number }) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.label}>
        {t('rows')}
        {count > rows.length && <span>{t('rows_note', { shown: rows.length, count })}</span>}
      </h3>
      <div className={styles.frame}>
        <ul className={styles.rowList}>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row may have no id, and rows never move
            <li key={`${row.id ?? row.day}-${at}`}>
              <Row row={row} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Row({ row: { type, day, values: all, link } }: { row: FoundRow }) {
  const format = useFormat();
  const named = day ? undefined : all.find(({ is }) => is.unit === 'reference');
  const name = day ? format.day(day, 'weekday') : nameOf(type, named);
  const held = all.filter((one) => one !== named);
  return (
    <div className={styles.foundRow}>
      <span className={styles.foundDay} title={day ? format.day(day) : undefined}>
        {link ? (
          <Link className={styles.link} href={link}>
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
      <span className={styles.foundValues}>
        {held.map(({ code, is }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a code may stand there twice, and values never move
          <span key={`${code}-${at}`}>
            {is.unit === 'text' || is.unit === 'reference' ? (
              <HiddenText>{values(code)} </HiddenText>
            ) : (
              `${values(code)} `
            )}
            {measuredText(is, format)}
          </span>
        ))}
      </span>
    </div>
  );
}

/** What a row is called that has no day: what it names, or what it is. */
const nameOf = (type: FoundRow['type'], named: LabelledValue | undefined): string =>
  named?.is.unit === 'reference' ? named.is.value.name : words(`subject_${type}`);
