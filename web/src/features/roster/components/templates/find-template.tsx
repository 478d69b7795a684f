import { TextField } from '../../../../ui/form/text-field.tsx';
import { NothingFound } from '../../../../ui/state/nothing-found.tsx';
import type { Templates } from '../../effects/templates/use-templates.ts';
import { t } from './messages.ts';

type FindTemplateProps = {
  templates: Templates;
  /** What Enter does. */
  onEnter?: () => void;
};

/** Looks for templates by their names, and says where none is called that. */
export function FindTemplate({ templates: { words, setWords, found }, onEnter }: FindTemplateProps) {
  return (
    <>
      <TextField
        type="search"
        label={t('find')}
        value={words}
        onChange={setWords}
        maxLength={60}
        {...(onEnter ? { onEnter } : {})}
      />
      {found.length === 0 && (
        <div role="status">
          <NothingFound title={t('none_found', { words: words.trim() })} onClear={() => setWords('')} />
        </div>
      )}
    </>
  );
}
