import { memo } from 'react';
import type { CalculationLine } from '#contract/calculator/inputs.ts';
import type { LineResult } from '#contract/calculator/results.ts';
import { percentOf } from '#contract/money/percent.ts';
import { FieldError } from '../../../../ui/form/field.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { LINE_LABELS, type LineField } from '../../effects/line-fields.ts';
import type { LineProblems } from '../../effects/line-problems.ts';
import { t } from '../../messages.ts';
import { DecimalCell, problemId, TextCell, UnitCell } from './cells.tsx';
import { useEditing } from './editing.ts';
import { LineMenu } from './line-menu.tsx';
import styles from './lines.module.css';
import { NameCell } from './name-cell.tsx';

/** What a line comes to, value by value, so that a row is drawn anew only where its own figures change. */
export type LineFigures = { price: number | null; cost: number | null; own: string | null };

/** What a result says of a line, as its row takes it. */
export const figuresOf = (
  result: LineResult | undefined,
  words: (own: NonNullable<LineResult['own']>) => string,
): LineFigures => ({
  price: result?.price_minor ?? null,
  cost: result?.cost_minor ?? null,
  own: result?.own ? words(result.own) : null,
});

type LineRowProps = LineFigures & {
  at: number;
  /** How many lines there are. */
  of: number;
  line: CalculationLine;
  problems: LineProblems | undefined;
};

/** One line of the table: every cell is a field. */
export const LineRow = memo(({ at, of, line, problems, ...figures }: LineRowProps) => {
  const { isFixed, explain } = useEditing();
  return (
    <>
      <tr className={styles.row} data-wrong={problems ? '' : undefined} data-line={at}>
        <th scope="row" className={styles.place}>
          {at + 1}
        </th>
        <Cells at={at} line={line} problems={problems} />
        <Figures {...figures} />
        <td className={styles.menu}>{(explain || !isFixed) && <LineMenu at={at} of={of} line={line} />}</td>
      </tr>
      {problems && <ProblemRow at={at} problems={problems} />}
    </>
  );
});

type CellsProps = Pick<LineRowProps, 'at' | 'line' | 'problems'>;

function Cells({ at, line, problems = {} }: CellsProps) {
  const { lists, currency } = useEditing();
  const cell = <Field extends LineField>(field: Field) => ({ at, field, error: problems[field] });
  return (
    <>
      <td>
        <NameCell at={at} error={problems.name} value={line.name} serviceId={line.service_type_id} />
      </td>
      <td>
        <TextCell {...cell('role')} value={line.role ?? ''} list={lists.role} maxLength={120} />
      </td>
      <td>
        <TextCell {...cell('phase')} value={line.phase ?? ''} list={lists.phase} maxLength={120} />
      </td>
      <td>
        <DecimalCell {...cell('quantity')} value={line.quantity} blank="" />
      </td>
      <td>
        <UnitCell {...cell('unit')} value={line.unit} />
      </td>
      <td>
        <DecimalCell {...cell('cost_rate')} value={line.cost_rate} blank="0" />
      </td>
      <td>
        <DecimalCell {...cell('list_rate')} value={line.list_rate} blank="0" />
      </td>
      <td>
        <TextCell
          {...cell('currency')}
          value={line.currency ?? ''}
          list={lists.currency}
          maxLength={3}
          placeholder={currency}
        />
      </td>
      <td>
        <DecimalCell {...cell('discount_pct')} value={line.discount_pct} blank="0" />
      </td>
    </>
  );
}

function Figures({ price, cost, own }: LineFigures) {
  const { format } = useEditing();
  const { currency } = useEditing();
  const share = price === null || cost === null ? null : percentOf(price - cost, price, 1);
  const isLoss = price !== null && cost !== null && price < cost;
  return (
    <>
      <td className={styles.figure} title={own ?? undefined}>
        {price === null ? '–' : format.money(price, currency)}
        {own && <HiddenText>{`, ${own}`}</HiddenText>}
        {own && <span aria-hidden="true">*</span>}
      </td>
      <td className={styles.figure}>{cost === null ? '–' : format.money(cost, currency)}</td>
      <td className={classNames(styles.figure, isLoss && styles.loss)}>
        {share === null ? '–' : format.percent(Number(share) / 100, 1)}
      </td>
    </>
  );
}

function ProblemRow({ at, problems }: { at: number; problems: LineProblems }) {
  return (
    <tr className={styles.problems}>
      <td />
      <td colSpan={13} id={problemId(at)}>
        {Object.entries(problems).map(([field, message]) => (
          <FieldError key={field} id={`${problemId(at)}-${field}`}>
            <span>
              {labelOf(field)}: {message}
            </span>
          </FieldError>
        ))}
      </td>
    </tr>
  );
}

const LABELS = new Map<string, string>(Object.entries(LINE_LABELS));
const labelOf = (field: string): string => LABELS.get(field) ?? t('line');
