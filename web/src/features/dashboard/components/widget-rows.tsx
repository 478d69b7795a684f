import { useState } from 'react';
import type { WidgetRow } from '#contract/dashboard/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Button } from '../../../ui/action/button.tsx';
import { CardRow, CardRows } from '../../../ui/card/card.tsx';
import { Bar } from '../../../ui/display/bar.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import { written } from '../effects/amounts.ts';
import { markOf, shareTone } from '../effects/words.ts';
import { t } from '../messages.ts';
import styles from './dashboard.module.css';

const FIRST = 5;

type WidgetRowsProps = { rows: readonly WidgetRow[]; verb?: string; first?: number };

/** Rows of a widget; those beyond the first are shown on demand where no list lies behind them. */
export function WidgetRows({ rows, verb, first = FIRST }: WidgetRowsProps) {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, first);
  return (
    <>
      <CardRows>
        {shown.map((row) => (
          <Row key={row.id} row={row} {...(verb ? { verb } : {})} />
        ))}
      </CardRows>
      {shown.length < rows.length && (
        <div className={styles.more}>
          <Button variant="ghost" small onClick={() => setAll(true)}>
            {t('show_all', { count: rows.length })}
          </Button>
        </div>
      )}
    </>
  );
}

/** Its time where it has one, else its day or days. */
const whenOf = ({ day, to, at, until }: WidgetRow, format: Format): string | null => {
  if (at && until)
    return day
      ? `${format.day(day, 'weekday')} ${format.instant(at, 'time')} – ${format.instant(until, 'time')}`
      : format.relative(at);
  if (day && to && to !== day) return `${format.day(day, 'weekday')} – ${format.day(to, 'weekday')}`;
  if (day) return format.day(day, 'weekday');
  return at ? format.relative(at) : null;
};

function Row({ row, verb }: { row: WidgetRow; verb?: string }) {
  const format = useFormat();
  const when = whenOf(row, format);
  // What waits says by its kind where it stands.
  const mark = verb ? null : row.mark && markOf(row.mark);
  const title = row.title || when || '';
  const words = [row.note, row.title ? when : null];
  // Of a shift when it is counts most, and where room is short the end is cut.
  const beside = (row.until ? words.toReversed() : words).filter(Boolean).join(' · ');
  return (
    <CardRow>
      <span className={styles.words}>
        <Link href={row.href} className={styles.name}>
          {title}
        </Link>
        {beside && <span className={styles.beside}>{beside}</span>}
      </span>
      <span className={styles.aside}>
        {mark &&
          (mark.icon ? (
            <Tag {...mark}>{mark.word}</Tag>
          ) : (
            <StatusText tone={mark.tone}>{mark.word}</StatusText>
          ))}
        {row.share !== null && (
          <span className={styles.share}>
            <Bar value={row.share / 100} tone={shareTone(row.share)} />
            <span className={styles.amount}>{format.percent(row.share / 100)}</span>
          </span>
        )}
        {row.amount && <span className={styles.amount}>{written(row.amount, format)}</span>}
        {verb && (
          <Link href={row.href} className={styles.verb} aria-label={`${verb}: ${title}`}>
            {verb}
          </Link>
        )}
      </span>
    </CardRow>
  );
}
