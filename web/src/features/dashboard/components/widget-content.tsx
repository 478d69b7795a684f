import type { Widget, WidgetFigure } from '#contract/dashboard/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import { written } from '../effects/amounts.ts';
import { figureWord } from '../effects/words.ts';
import { t } from '../messages.ts';
import styles from './dashboard.module.css';
import { WidgetRows } from './widget-rows.tsx';

/** The figures of a widget over its first rows. */
export function WidgetContent({ widget: { content, request_id } }: { widget: Widget }) {
  if (!content)
    return (
      <p className={styles.failed}>
        <StatusText tone="warn">{t('not_counted')}</StatusText> <code>{request_id}</code>
      </p>
    );
  const [main, ...others] = content.figures;
  return (
    <>
      <div className={styles.figures}>
        {main && <FigureOf figure={main} main />}
        {others.map((figure) => (
          <FigureOf key={`${figure.name} ${figure.currency}`} figure={figure} />
        ))}
      </div>
      {content.rows.length > 0 && <WidgetRows rows={content.rows} />}
    </>
  );
}

function FigureOf({ figure, main }: { figure: WidgetFigure; main?: boolean }) {
  const format = useFormat();
  const said = (
    <>
      <span className={main ? styles.value : styles.strong}>{written(figure, format)}</span>{' '}
      <span className={styles.label}>{figureWord(figure.name)}</span>
    </>
  );
  if (!figure.href) return <span className={styles.figure}>{said}</span>;
  return (
    <Link href={figure.href} className={styles.figure}>
      {said}
    </Link>
  );
}
