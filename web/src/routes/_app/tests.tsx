import { createFileRoute } from '@tanstack/react-router';
import { showBroken } from '../../app/errors/unstarted.ts';
import { DiagnosisScreen } from '../../features/diagnosis/screens/diagnosis-screen.tsx';

export const Route = createFileRoute('/_app/tests')({
  staticData: { title: 'Test page' },
  component: () => <DiagnosisScreen onFatal={showBroken} />,
});
