import { Button } from '../../action/button.tsx';
import { useStore } from '../../theme/store.ts';
import { useUiTexts } from '../../theme/texts-context.ts';
import styles from '../dialog.module.css';
import { Dialog, DialogVerbs } from '../dialog.tsx';
import { answer, type Question, questions } from './question.ts';

/** Shows the first question of the queue; once, in the root. */
export function QuestionDialog() {
  const first = useStore(questions)[0];
  return first ? <Box key={first.id} asked={first} /> : null;
}

function Box({ asked }: { asked: Question }) {
  const texts = useUiTexts();
  const paragraphs = typeof asked.note === 'string' ? [asked.note] : (asked.note ?? []);
  return (
    <Dialog
      open
      persistent
      title={asked.ask}
      boxSize={asked.boxSize ?? 'small'}
      onClose={() => answer(asked.id, false)}
    >
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <DialogVerbs>
        <Button variant="tonal" onClick={() => answer(asked.id, false)}>
          {texts.no}
        </Button>
        <Button variant="primary" data-autofocus onClick={() => answer(asked.id, true)}>
          {texts.yes}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}
