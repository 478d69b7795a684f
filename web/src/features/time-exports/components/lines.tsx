import type { ExportLine, ExportPart, ExportPreview } from '#contract/time-exports/shapes.ts';
import { EXPORT_PARTS } from '#contract/time-exports/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { t } from '../messages.ts';
import { lineWords } from './line-words.ts';
import styles from './preview.module.css';

/** Lines that are shown; the file has all of them. */
const SHOWN = 25;

/** The first lines of the file: what each is of, its hours and its money. */
export function Lines({ preview, parts }: { preview: ExportPreview; parts: readonly ExportPart[] }) {
  const format = useFormat();
  const { lines, line_count } = preview;
  const shown = lines.slice(0, SHOWN);
  const ordered = EXPORT_PARTS.filter((part) => parts.includes(part));
  const rest = line_count - shown.length;
  return (
    <>
      <h3 className={styles.heading}>{t('lines', { count: line_count })}</h3>
      <ul className={styles.lines}>
        {shown.map((line) => (
          <Line key={keyOf(line)} line={line} parts={ordered} />
        ))}
      </ul>
      {rest > 0 && <p className={styles.muted}>{t('more_lines', { count: format.number(rest) })}</p>}
    </>
  );
}

const keyOf = ({ seconds, entries, amount_minor, ...what }: ExportLine): string => JSON.stringify(what);

function Line({ line, parts }: { line: ExportLine; parts: readonly ExportPart[] }) {
  const format = useFormat();
  const [first, ...others] = lineWords(line, parts, format);
  const { amount_minor, currency, seconds } = line;
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        <span className={styles.first}>{first}</span>
        {others.length > 0 && <span className={styles.others}>{others.join(' · ')}</span>}
      </span>
      <span className={styles.figures}>
        <span>{format.duration(seconds)}</span>
        <span className={styles.others}>{currency ? format.money(amount_minor, currency) : '–'}</span>
      </span>
    </li>
  );
}
