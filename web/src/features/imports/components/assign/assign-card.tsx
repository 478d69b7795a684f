import { useState } from 'react';
import type { ImportDetail } from '#contract/imports/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { assignable, type Choice, type Choices, choiceOf, type Kind } from '../../effects/choices.ts';
import styles from './assign.module.css';
import { AssignRow } from './assign-row.tsx';
import { t } from './messages.ts';

const ROWS = 25;
/** From here on finding one by eye takes longer than typing. */
const MANY = 10;

type AssignCardProps = {
  detail: ImportDetail;
  kind: Kind;
  choices: Choices;
  /** What the server said, by `kind.key`. */
  refusals: ReadonlyMap<string, string>;
  onChoose: (kind: Kind, key: string, choice: Choice) => void;
};

/** Everything of a kind that the file names, and what it becomes. */
export function AssignCard({ detail, kind, choices, refusals, onChoose }: AssignCardProps) {
  const [shown, setShown] = useState<Shown>('all');
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(ROWS);
  const all = assignable(detail, choices, kind).map((named) => ({
    named,
    choice: choiceOf(choices, kind, named),
    refusal: refusals.get(`${kind}.${named.key}`),
  }));
  if (all.length === 0) return null;
  const fresh = all.filter(({ choice }) => isNew(choice)).length;
  const found = all.filter(
    ({ named, choice }) =>
      (shown === 'all' || isNew(choice)) && named.name.toLowerCase().includes(text.trim().toLowerCase()),
  );
  return (
    <Card
      title={t(kind)}
      count={all.length}
      note={t(`${kind}_note`)}
      flush
      {...(all.length > MANY
        ? { end: <Filters {...{ shown, total: all.length, fresh }} onShow={setShown} /> }
        : {})}
    >
      {all.length > MANY && (
        <div className={styles.find}>
          <TextField label={t('find')} type="search" value={text} onChange={setText} />
        </div>
      )}
      <ul>
        {found.slice(0, limit).map(({ named, choice, refusal }) => (
          <AssignRow
            key={named.key}
            {...{ detail, kind, named, choice, refusal }}
            onChoose={(made) => onChoose(kind, named.key, made)}
          />
        ))}
      </ul>
      {found.length === 0 && <p className={styles.more}>{t('nothing')}</p>}
      {found.length > limit && (
        <div className={styles.more}>
          <Button small onClick={() => setLimit(limit + ROWS)}>
            {t('more', { count: Math.min(ROWS, found.length - limit) })}
          </Button>
        </div>
      )}
    </Card>
  );
}

type Shown = 'all' | 'new';

type FiltersProps = { shown: Shown; total: number; fresh: number; onShow: (shown: Shown) => void };

/** All of them, or those that need a look. */
function Filters({ shown, total, fresh, onShow }: FiltersProps) {
  const options = [
    { value: 'all' as const, label: t('show_all', { count: total }) },
    { value: 'new' as const, label: t('show_new', { count: fresh }) },
  ];
  return <Segmented label={t('show')} value={shown} onChange={onShow} options={options} />;
}

const isNew = (choice: Choice): boolean => choice.kind === 'new' || choice.kind === 'open';
