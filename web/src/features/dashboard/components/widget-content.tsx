import type { WidgetContent as Content, Widget, WidgetFigure } from '#contract/dashboard/shapes.ts';
import type { WidgetKind } from '#contract/dashboard/widgets.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { Link } from '../../../ui/theme/link.tsx';
import { written } from '../effects/amounts.ts';
import { figureTone, figureWord, nothingOf, rowsWord } from '../effects/words.ts';
import { t } from '../messages.ts';
import styles from './dashboard.module.css';
import { WidgetChart } from './widget-chart.tsx';
import { WidgetRows } from './widget-rows.tsx';

type WidgetContentProps = { widget: Widget; tabular: boolean };

/** The figures of a widget over its chart (or the same as a table) and its first rows. */
export function WidgetContent({ widget: { kind, content, request_id }, tabular }: WidgetContentProps) {
  if (!content)
    return (
      <p className={styles.failed}>
        <StatusText tone="warn">{t('not_counted')}</StatusText> <code>{request_id}</code>
      </p>
    );
  const { chart, rows } = content;
  const nothing = isNothing(content) ? nothingOf(kind) : null;
  return (
    <>
      <div className={styles.figures}>
        {figuresBeside(content).map((figure, at) => (
          <FigureOf key={`${figure.name} ${figure.currency}`} {...{ kind, figure }} main={at === 0} />
        ))}
      </div>
      {nothing && (
        <p className={styles.nothing}>
          <StatusText tone={nothing.tone}>{nothing.word}</StatusText>
        </p>
      )}
      {chart && <WidgetChart {...{ kind, chart, tabular }} />}
      {rows.length > 0 && <WidgetRows rows={rows} {...(chart ? { first: BELOW_CHART } : {})} />}
    </>
  );
}

const BELOW_CHART = 3;

const isNothing = ({ figures: [main], rows, chart }: Content) => !main?.value && rows.length === 0 && !chart;

/** What the bars say already isn't said twice. */
const figuresBeside = ({ figures, chart }: Content): readonly WidgetFigure[] =>
  figures.filter(({ name }, at) => at === 0 || !chart?.points.some((point) => point.name === name));

type FigureOfProps = { kind: WidgetKind; figure: WidgetFigure; main: boolean };

function FigureOf({ kind, figure, main }: FigureOfProps) {
  const format = useFormat();
  const tone = figureTone(figure);
  const said = (
    <>
      <span className={classNames(main ? styles.value : styles.strong, tone && styles[tone])}>
        {written(figure, format)}
      </span>{' '}
      <span className={styles.label}>
        {figure.name === 'rows' ? rowsWord(kind) : figureWord(figure.name)}
      </span>
    </>
  );
  if (!figure.href) return <span className={styles.figure}>{said}</span>;
  return (
    <Link href={figure.href} className={styles.figure}>
      {said}
    </Link>
  );
}
