import { IconBriefcase, IconKeyboard, IconLogout } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { session } from '../../platform/session/current-session.ts';
import { usePlaces } from '../shell/use-places.ts';
import { t } from './messages.ts';
import type { Choice } from './palette-group.tsx';
import { useFoundProjects } from './use-found-projects.ts';

/** Rows of the palette under one heading. */
export interface ChoiceGroup {
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** What matches: pages, projects, commands; groups without a match are left out. */
export function useChoices(typed: string, onKeys: () => void): readonly ChoiceGroup[] {
  const router = useRouter();
  const places = usePlaces();
  const projects = useFoundProjects(typed);
  const go = (path: string) => () => router.history.push(path);
  const matching = ({ label }: Choice) => label.toLowerCase().includes(typed.trim().toLowerCase());

  const pages = places.map(({ id, label, icon, path, key }) => {
    return { id, label, icon, detail: key && `G ${key.toUpperCase()}`, run: go(path) };
  });
  const found = projects.map(({ id, name, code }) => {
    return { id, label: name, detail: code, icon: IconBriefcase, run: go(`/manager/projects/${id}`) };
  });
  const commands = [
    { id: 'keys', label: t('show_keys'), icon: IconKeyboard, detail: '?', run: onKeys },
    { id: 'sign-out', label: t('sign_out'), icon: IconLogout, run: () => void session().signOut() },
  ];
  return [
    { label: t('pages'), choices: pages.filter(matching) },
    { label: t('projects'), choices: found },
    { label: t('commands'), choices: commands.filter(matching) },
  ].filter(({ choices }) => choices.length > 0);
}
