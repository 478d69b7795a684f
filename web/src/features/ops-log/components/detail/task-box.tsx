import type { Task } from '../row/verbs.tsx';
import { CorrectBox } from './correct-box.tsx';
import { HandoverBox } from './handover-box.tsx';
import { StepBox } from './step-box.tsx';

/** The box of a verb that needs words. */
export default function TaskBox({ task, onClose }: { task: Task; onClose: () => void }) {
  if (task.kind === 'correct') return <CorrectBox entry={task.entry} onClose={onClose} />;
  if (task.kind === 'handover') return <HandoverBox entry={task.entry} to={task.to} onClose={onClose} />;
  return <StepBox entry={task.entry} to={task.to} onClose={onClose} />;
}
