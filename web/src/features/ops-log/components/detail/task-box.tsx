import type { Task } from '../row/verbs.tsx';
import { CorrectBox } from './correct-box.tsx';
import { StepBox } from './step-box.tsx';

/** The box of a verb that needs words. */
export default function TaskBox({ task, onClose }: { task: Task; onClose: () => void }) {
  return task.kind === 'step' ? (
    <StepBox entry={task.entry} to={task.to} onClose={onClose} />
  ) : (
    <CorrectBox entry={task.entry} onClose={onClose} />
  );
}
