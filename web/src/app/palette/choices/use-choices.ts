import { t } from '../messages.ts';
import { type Choice, type ChoiceGroup, matches } from './choice.ts';
import { recentFirst } from './recent.ts';
import { typedCommand } from './typed-command.ts';
import { useFound, useRecentlyFound } from './use-found.ts';
import { useFoundRows, usePageRows } from './use-places-found.ts';
import { usePlainTimeVerbs, useTimeVerbs } from './use-time-verbs.ts';
import { type Openers, useVerbs } from './use-verbs.ts';

/** Rows that match what was typed, in groups; those chosen before come first. Nothing the person may not do is among them. */
export function useChoices(typed: string, recent: readonly string[], openers: Openers) {
  const command = typedCommand(typed);
  const { q } = command;
  const isEmpty = typed.trim() === '';
  const pages = usePageRows();
  const plain = [...usePlainTimeVerbs(), ...useVerbs(openers)];
  const run = useTimeVerbs(command);
  const found = useFound(q);
  const rows = useFoundRows();
  const before = useRecentlyFound(recent, isEmpty);
  const sorted = (choices: readonly Choice[]) => recentFirst(choices, recent);
  const narrowed = (choices: readonly Choice[]) => sorted(choices.filter((choice) => matches(choice, q)));
  const [first] = found.projects;
  const isSearch = command.kind === 'search';
  const again = [...pages, ...plain, ...before.projects.map(rows.project), ...before.people.map(rows.person)];
  const remembered = isEmpty ? sorted(again.filter(({ id }) => recent.includes(id))) : [];
  const isNew = ({ id }: Choice) => !remembered.some((one) => one.id === id);
  const groups: ChoiceGroup[] = [
    { label: t('run'), choices: run },
    { label: t('recent'), choices: remembered },
    { label: t('pages'), choices: isSearch ? narrowed(pages).filter(isNew) : [] },
    {
      label: t('projects'),
      choices: [...sorted(found.projects.map(rows.project)), ...(first ? rows.parts(first) : [])],
    },
    { label: t('people'), choices: sorted(found.people.map(rows.person)) },
    {
      label: t('commands'),
      choices: isSearch || command.kind === 'all' ? narrowed(plain).filter(isNew) : [],
    },
  ];
  return { groups: groups.filter(({ choices }) => choices.length > 0), q, isLooking: found.isLooking };
}
