import { useRef } from 'react';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { ChoiceList } from '../../../../ui/form/choice-list.tsx';
import type { Templates } from '../../effects/templates/use-templates.ts';
import { inTemplate, whoseTemplate } from '../../effects/templates/words.ts';
import { FindTemplate } from './find-template.tsx';
import { t } from './messages.ts';
import styles from './templates.module.css';

type TemplateChoiceProps = {
  templates: Templates;
  chosen: string | null;
  onChoose: (id: string) => void;
};

/** The templates to choose from, found by their names. */
export function TemplateChoice({ templates, chosen, onChoose }: TemplateChoiceProps) {
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const toChosen = () => box.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  return (
    <div className={styles.choice} ref={box}>
      <FindTemplate templates={templates} onEnter={toChosen} />
      {templates.found.length > 0 && (
        <ChoiceList
          className={styles.choices}
          label={t('templates')}
          options={templates.found.map((template) => ({
            value: template.id,
            label: template.name,
            details: [inTemplate(template, format), whoseTemplate(template)],
          }))}
          value={chosen}
          onChange={onChoose}
        />
      )}
    </div>
  );
}
