import type { Reference } from '#contract/shapes.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Bind } from '../../calculation/effects/binding.ts';
import type { ScenarioValues } from '../effects/scenario-values.ts';
import { useClients } from '../effects/use-clients.ts';
import { t } from '../messages.ts';
import styles from './scenario.module.css';

type AboutCardProps = Pick<ScenarioValues, 'name' | 'client_id' | 'assumptions'> & {
  /** As it was saved: it stays among those to choose from. */
  client: Reference | null;
  onChange: (change: Partial<ScenarioValues>) => void;
  bind: Bind;
};

/** What a scenario is called, for whom it is, and what it rests on. */
export function AboutCard({ name, client_id, assumptions, client, onChange, bind }: AboutCardProps) {
  const clients = useClients(client);
  const text = bind('assumptions');
  return (
    <Card title={t('about')}>
      <div className={styles.fields}>
        <TextField
          {...bind('name')}
          label={t('name')}
          value={name}
          maxLength={120}
          onChange={(typed) => onChange({ name: typed })}
        />
        <Select
          {...bind('client_id')}
          label={t('client')}
          note={t('client_note')}
          optional
          placeholder={t('no_client')}
          {...clients}
          value={client_id}
          onChange={(chosen) => onChange({ client_id: chosen })}
        />
        <TextArea
          {...text}
          label={t('assumptions')}
          optional
          note={text.note ?? t('assumptions_note')}
          value={assumptions}
          rows={5}
          maxLength={10_000}
          onChange={(typed) => onChange({ assumptions: typed })}
        />
      </div>
    </Card>
  );
}
