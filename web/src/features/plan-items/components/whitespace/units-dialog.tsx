import { IconArrowLeft, IconArrowRight, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { useUnitWrites } from '../../effects/whitespace/use-unit-writes.ts';
import { t } from './messages.ts';
import styles from './units.module.css';

type Unit = PlanItem<'unit'>;

type UnitsDialogProps = { plan_id: string; units: readonly Unit[]; onClose: () => void };

/** The parts of the client that are columns: adds, renames, moves and takes out. Each is saved as it is done. */
export function UnitsDialog({ plan_id, units, onClose }: UnitsDialogProps) {
  const writes = useUnitWrites(plan_id, units);
  const [typed, setTyped] = useState('');
  const add = async () => {
    const name = typed.trim();
    if (name && (await writes.add(name))) setTyped('');
  };
  return (
    <Dialog open title={t('units')} onClose={onClose} persistent={typed ? 'beside' : false}>
      <div className={styles.box}>
        <Text muted>{units.length === 0 ? t('no_units') : t('units_note')}</Text>
        <ol className={styles.list}>
          {units.map((unit, at) => (
            <UnitRow key={unit.id} {...{ unit, at, writes }} count={units.length} />
          ))}
        </ol>
        <div aria-live="polite">{writes.problem && <StatusText tone="bad">{writes.problem}</StatusText>}</div>
        <div className={styles.adding}>
          <TextField
            label={t('new_unit')}
            placeholder={t('new_unit_hint')}
            value={typed}
            onChange={setTyped}
            onEnter={() => void add()}
            maxLength={80}
            optional
          />
          <Button icon={IconPlus} disabled={writes.isBusy || typed.trim() === ''} onClick={() => void add()}>
            {t('add_unit')}
          </Button>
        </div>
        <DialogVerbs>
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </DialogVerbs>
      </div>
    </Dialog>
  );
}

type UnitRowProps = {
  unit: Unit;
  at: number;
  count: number;
  writes: ReturnType<typeof useUnitWrites>;
};

function UnitRow({ unit, at, count, writes }: UnitRowProps) {
  const [typed, setTyped] = useState<string>();
  const { name } = unit;
  const keep = async () => {
    const next = typed?.trim();
    if (!next || next === name || (await writes.rename(unit, next))) setTyped(undefined);
  };
  return (
    <li className={styles.row}>
      <input
        className={styles.name}
        aria-label={t('unit_name', { at: at + 1 })}
        value={typed ?? name}
        maxLength={80}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => void keep()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void keep();
        }}
      />
      <IconButton
        icon={IconArrowLeft}
        label={t('move_left', { name })}
        variant="ghost"
        disabled={at === 0 || writes.isBusy}
        onClick={() => void writes.move(at, -1)}
      />
      <IconButton
        icon={IconArrowRight}
        label={t('move_right', { name })}
        variant="ghost"
        disabled={at === count - 1 || writes.isBusy}
        onClick={() => void writes.move(at, 1)}
      />
      <IconButton
        icon={IconTrash}
        label={t('remove_unit', { name })}
        variant="ghost"
        disabled={writes.isBusy}
        onClick={() => void writes.remove(unit)}
      />
    </li>
  );
}
