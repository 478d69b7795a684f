import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type DealsheetContent, RISK_LEVELS } from '#contract/dealsheets/content.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { Bind } from '../../../calculation/effects/binding.ts';
import styles from './edit.module.css';
import { t } from './messages.ts';

type Risk = DealsheetContent['risks'][number];
type RisksFieldProps = { risks: readonly Risk[]; onChange: (risks: Risk[]) => void; bind: Bind };

const MOST = 50;
const BLANK: Risk = { text: '', likelihood: 'medium', impact: 'medium', mitigation: '' };
const LEVELS = RISK_LEVELS.map((value) => ({ value, label: t(`level_${value}`) }));

/** What may go wrong: one after the other, each with how likely and how grave it is. */
export function RisksField({ risks, onChange, bind }: RisksFieldProps) {
  const change = (at: number, part: Partial<Risk>) =>
    onChange(risks.map((risk, other) => (other === at ? { ...risk, ...part } : risk)));
  const add = () => {
    onChange([...risks, BLANK]);
    requestAnimationFrame(() => document.getElementById(bind(`risks.${risks.length}.text`).id)?.focus());
  };
  return (
    <Card title={t('risks')} count={risks.length || undefined}>
      {risks.length === 0 && <p className={styles.quiet}>{t('no_risks')}</p>}
      {[...risks.entries()].map(([at, risk]) => (
        <RiskRow
          key={`${risks.length}-${at}`}
          {...{ risk, at, bind }}
          onChange={(part) => change(at, part)}
          onRemove={() => onChange([...risks].toSpliced(at, 1))}
        />
      ))}
      {risks.length < MOST && (
        <Button small icon={IconPlus} onClick={add}>
          {t('add_risk')}
        </Button>
      )}
    </Card>
  );
}

type RiskRowProps = {
  risk: Risk;
  at: number;
  bind: Bind;
  onChange: (part: Partial<Risk>) => void;
  onRemove: () => void;
};

const RiskRow = ({ risk, at, bind, onChange, onRemove }: RiskRowProps) => (
  <fieldset className={styles.risk} aria-label={t('risk', { place: at + 1 })}>
    <TextField
      {...bind(`risks.${at}.text`)}
      label={t('risk_text')}
      value={risk.text}
      onChange={(text) => onChange({ text })}
      maxLength={500}
    />
    <Level
      label={t('likelihood')}
      value={risk.likelihood}
      onChange={(likelihood) => onChange({ likelihood })}
    />
    <Level label={t('impact')} value={risk.impact} onChange={(impact) => onChange({ impact })} />
    <TextField
      {...bind(`risks.${at}.mitigation`)}
      label={t('mitigation')}
      optional
      value={risk.mitigation}
      onChange={(mitigation) => onChange({ mitigation })}
      maxLength={500}
    />
    <IconButton
      icon={IconTrash}
      variant="ghost"
      label={t('remove_risk', { place: at + 1 })}
      onClick={onRemove}
    />
  </fieldset>
);

type LevelProps = { label: string; value: Risk['impact']; onChange: (level: Risk['impact']) => void };

const Level = ({ label, value, onChange }: LevelProps) => (
  <Select
    label={label}
    options={LEVELS}
    value={value}
    onChange={(chosen) => onChange(RISK_LEVELS.find((one) => one === chosen) ?? value)}
  />
);
