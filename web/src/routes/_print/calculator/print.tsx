import { createFileRoute } from '@tanstack/react-router';
import { adminOnly } from '../../../app/guards.ts';
import { waiting } from '../../../app/waiting/waiting.ts';

export const Route = createFileRoute('/_print/calculator/print')({
  beforeLoad: adminOnly,
  ...waiting('calculator-print'),
});
