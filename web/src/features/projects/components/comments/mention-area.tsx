import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { MentionArea as Area } from '../../../../ui/form/mention-area.tsx';
import { mentionablePeople } from '../../effects/detail-queries.ts';
import { t } from './messages.ts';

type MentionAreaProps = Omit<ComponentProps<typeof Area>, 'offered' | 'words'> & { project_id: string };

const WORDS = {
  people: t('people'),
  nobody: t('nobody'),
  found: (count: number) => t('found', { count }),
} as const;

/** Several lines in which an @ offers the people who may see the project. */
export function MentionArea({ project_id, ...rest }: MentionAreaProps) {
  const [q, ask] = useState<string>();
  const { data } = useQuery({ ...mentionablePeople(project_id, q ?? ''), enabled: q !== undefined });
  return <Area {...rest} words={WORDS} offered={{ people: data?.data, ask }} />;
}
