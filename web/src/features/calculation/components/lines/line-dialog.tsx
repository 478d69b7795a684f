import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import type { CalculationLine } from '#contract/calculator/inputs.ts';
import type { LineResult } from '#contract/calculator/results.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Facts } from '../../../../ui/card/facts.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { LINE_LABELS, type LineField, UNIT_CHOICES } from '../../effects/line-fields.ts';
import type { LineProblems } from '../../effects/line-problems.ts';
import { decimalFrom } from '../../effects/typed-decimals.ts';
import { matchingServices } from '../../effects/use-services.ts';
import { t } from '../../messages.ts';
import { useEditing } from './editing.ts';
import styles from './lines.module.css';

type LineDialogProps = {
  at: number;
  of: number;
  line: CalculationLine;
  result: LineResult | undefined;
  problems: LineProblems | undefined;
  /** Another line is shown. */
  onMove: (at: number) => void;
  onClose: () => void;
};

/** One line as a form, with its neighbours at hand; what is typed counts at once. */
export default function LineDialog(props: LineDialogProps) {
  const { at, of, line, result, onMove, onClose } = props;
  const { format, currency, isFixed } = useEditing();
  const money = (minor: number | undefined) => (minor === undefined ? '–' : format.money(minor, currency));
  return (
    <Dialog open title={t('line_number', { line: at + 1 })} onClose={onClose}>
      <Fields {...props} />
      <Facts
        strip
        facts={[
          { label: t('price'), value: money(result?.price_minor) },
          { label: t('cost'), value: money(result?.cost_minor) },
          { label: t('margin'), value: money(result?.margin_minor) },
        ]}
      />
      {!isFixed && <Around {...{ at, of, line, onMove, onClose }} />}
      <DialogVerbs>
        {at > 0 && <Button onClick={() => onMove(at - 1)}>{t('before')}</Button>}
        {at < of - 1 && <Button onClick={() => onMove(at + 1)}>{t('after')}</Button>}
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}

function Around({
  at,
  of,
  onMove,
  onClose,
}: Pick<LineDialogProps, 'at' | 'of' | 'line' | 'onMove' | 'onClose'>) {
  const { verbs, remove } = useEditing();
  const move = (to: number) => {
    verbs.move(at, to);
    onMove(to);
  };
  return (
    <div className={styles.around}>
      <Button small icon={IconCopy} onClick={() => void (verbs.copy(at) && onMove(at + 1))}>
        {t('duplicate')}
      </Button>
      <Button small icon={IconArrowUp} disabled={at === 0} onClick={() => move(at - 1)}>
        {t('move_up')}
      </Button>
      <Button small icon={IconArrowDown} disabled={at === of - 1} onClick={() => move(at + 1)}>
        {t('move_down')}
      </Button>
      <Button
        small
        icon={IconTrash}
        variant="danger"
        onClick={() => {
          onClose();
          remove(at);
        }}
      >
        {t('remove')}
      </Button>
    </div>
  );
}

function Fields(props: LineDialogProps) {
  return (
    <div className={styles.fields}>
      <NameField {...props} />
      <Numbers {...props} />
      <Words {...props} />
    </div>
  );
}

type Of = Pick<LineDialogProps, 'at' | 'line' | 'problems'>;

const boundOf = ({ problems = {} }: Of, field: LineField, disabled: boolean) => ({
  ...{ label: LINE_LABELS[field], error: problems[field], disabled },
});

function NameField(of: Of) {
  const { verbs, services, pick, isFixed } = useEditing();
  const { at, line } = of;
  const offered = matchingServices(services, line.name).map(({ name, code }) => ({
    ...{ value: name, label: name, detail: code },
  }));
  const take = (name: string) => {
    const service = services.find((one) => one.name === name);
    if (service) pick(at, service);
  };
  return (
    <div className={styles.whole}>
      <SuggestField
        {...boundOf(of, 'name', isFixed)}
        value={line.name}
        maxLength={120}
        areFound
        suggestions={offered}
        onPick={take}
        onChange={(name) => verbs.change(at, { name })}
      />
    </div>
  );
}

function Numbers(of: Of) {
  const { verbs, isFixed } = useEditing();
  const { at, line } = of;
  const decimal = (field: 'quantity' | 'cost_rate' | 'list_rate' | 'discount_pct') => ({
    ...{ ...boundOf(of, field, isFixed), value: line[field] },
    onChange: (typed: string) => verbs.change(at, { [field]: typed }),
    onBlur: () => verbs.change(at, { [field]: decimalFrom(line[field], field === 'quantity' ? '' : '0') }),
  });
  const unitOf = (chosen: string | null) =>
    UNIT_CHOICES.find(({ value }) => value === chosen)?.value ?? line.unit;
  return (
    <>
      <TextField {...decimal('quantity')} />
      <Select
        {...boundOf(of, 'unit', isFixed)}
        options={UNIT_CHOICES}
        value={line.unit}
        onChange={(chosen) => verbs.change(at, { unit: unitOf(chosen) })}
      />
      <TextField {...decimal('cost_rate')} />
      <TextField {...decimal('list_rate')} />
      <TextField {...decimal('discount_pct')} suffix="%" />
    </>
  );
}

function Words(of: Of) {
  const { verbs, keepPhase, isFixed } = useEditing();
  const { at, line } = of;
  const word = (field: 'role' | 'phase' | 'currency') => ({
    ...{ ...boundOf(of, field, isFixed), value: line[field] ?? '', optional: true },
    onChange: (typed: string) =>
      verbs.change(at, { [field]: (field === 'currency' ? typed.toUpperCase() : typed) || null }),
  });
  return (
    <>
      <TextField {...word('currency')} maxLength={3} />
      <TextField {...word('role')} maxLength={120} />
      <TextField {...word('phase')} maxLength={120} onBlur={() => keepPhase(line.phase?.trim() ?? '')} />
    </>
  );
}
