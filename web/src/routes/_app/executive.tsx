import { createFileRoute } from '@tanstack/react-router';
import { waiting } from '../../app/waiting/waiting.ts';

export const Route = createFileRoute('/_app/executive')({
  ...waiting('executive'),
});
