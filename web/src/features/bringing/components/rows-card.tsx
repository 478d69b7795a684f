import { MOST_TOLD } from '#contract/sheets.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Segmented } from '../../../ui/action/segmented.tsx';
import { saidOf, shownFields } from '../../../ui/sheet/held-sheet.ts';
import styles from '../../../ui/sheet/sheet.module.css';
import { SheetRows } from '../../../ui/sheet/sheet-rows.tsx';
import { type HeldRows, withDecision } from '../effects/held-rows.ts';
import type { Check, Kind, Likeness } from '../effects/kind.ts';
import type { Checked } from '../effects/use-checked.ts';
import { t } from '../messages.ts';
import { Choices, listOf } from './choices.tsx';
import { Decision } from './decision.tsx';

/** Which rows are shown. */
export type ShownRows = 'all' | 'wrong' | 'alike';

const WORDS = {
  ...{ row: t('row_word'), nothing: t('nothing_wrong') },
  cell: (field: string, row: number) => t('cell', { field, row }),
  leave: (row: number) => t('leave_row', { row }),
  empty: (count: number) => t('empty_cells', { count }),
};

type RowsCardProps<Field extends string> = {
  kind: Kind<Field>;
  held: HeldRows<Field>;
  checked: Checked<Field>;
  shown: ShownRows;
  onShow: (shown: ShownRows) => void;
  onChange: (held: HeldRows<Field>) => void;
  onLeaveOut: (place: number) => void;
};

/** The rows of the file, each cell to be mended where it stands, each row to be decided on that may be somebody else. */
export function RowsCard<Field extends string>(props: RowsCardProps<Field>) {
  const { kind, held, checked, shown, onShow, onChange, onLeaveOut } = props;
  const { problems = [], likenesses = [], wrong = 0, alike = 0, note } = checked.check ?? {};
  const said = saidOf<Field>(problems, checked.places);
  const kin = byPlace(likenesses, checked.places);
  const told = { all: held.rows, wrong: withIn(held, said), alike: withIn(held, kin) };
  const more = { all: 0, wrong, alike }[shown] > MOST_TOLD;
  const decisionOf = (place: number) => {
    const likeness = kin.get(place);
    return (
      likeness && (
        <Decision
          place={place}
          likeness={likeness}
          other={likeness.other === null ? undefined : checked.places[likeness.other]}
          update={kind.words.update}
          onDecide={(decision) => onChange(withDecision(held, place, decision))}
        />
      )
    );
  };
  return (
    <SheetRows
      key={shown}
      held={held}
      fields={shownFields<Field>(held, kind.fields, wrongFields(problems))}
      rows={told[shown]}
      said={said}
      fieldName={(field) => kind.headings[field]}
      listOf={listOf(kind)}
      words={{ ...WORDS, title: kind.words.rows }}
      head={
        <>
          <div className={styles.filter}>
            <Filter counts={[held.rows.length, said.size, alike]} shown={shown} onShow={onShow} />
            {more && <p className={styles.note}>{t('first_told', { count: MOST_TOLD })}</p>}
            {note && <p className={styles.note}>{note}</p>}
          </div>
          <Choices {...kind} />
        </>
      }
      aside={kin.size > 0 ? { title: t('aside'), of: decisionOf } : undefined}
      onChange={onChange}
      onLeaveOut={onLeaveOut}
    />
  );
}

const wrongFields = <Field extends string>(problems: Check<Field>['problems']): Field[] =>
  problems.map(({ field }) => field);

const withIn = <Field extends string>({ rows }: HeldRows<Field>, places: ReadonlyMap<number, unknown>) =>
  rows.filter(({ place }) => places.has(place));

const byPlace = (likenesses: readonly Likeness[], places: readonly number[]): Map<number, Likeness> =>
  new Map(
    likenesses.flatMap((likeness) => {
      const place = places[likeness.row];
      return place === undefined ? [] : [[place, likeness] as const];
    }),
  );

type FilterProps = {
  shown: ShownRows;
  onShow: (shown: ShownRows) => void;
  counts: readonly number[];
};

/** All rows, those alone with a cell to mend, or those that may be here already. */
function Filter({ counts, shown, onShow }: FilterProps) {
  const { number } = useFormat();
  const [all = '', wrong = '', alike = ''] = counts.map((count) => number(count));
  return (
    <Segmented
      label={t('show')}
      options={[
        { value: 'all', label: t('all_rows', { count: all }) },
        { value: 'wrong', label: t('wrong_rows', { count: wrong }) },
        { value: 'alike', label: t('alike_rows', { count: alike }) },
      ]}
      value={shown}
      onChange={onShow}
    />
  );
}
