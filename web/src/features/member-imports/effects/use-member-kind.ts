import { useQuery } from '@tanstack/react-query';
import {
  checkMembers,
  importMembers,
  readMemberSheet,
  undoMemberImport,
} from '#contract/member-imports/endpoints.ts';
import {
  MEMBER_HEADINGS,
  MEMBER_SHEET_FIELDS,
  type MemberLikeness,
  type MemberSheetField,
  REQUIRED_MEMBER_FIELDS,
} from '#contract/member-imports/shapes.ts';
import { memberEmployment } from '#contract/members/shapes.ts';
import { call } from '../../../platform/call.ts';
import { useOrganization } from '../../../platform/person.ts';
import type { Kind, Likeness } from '../../bringing/effects/kind.ts';
import { personChoices } from '../../choices/queries.ts';
import { seats } from '../../members/queries.ts';
import { t, WORDS } from '../messages.ts';
import { memberImports } from '../queries.ts';

const KIND = {
  ...{ id: 'member-import', headings: MEMBER_HEADINGS, words: WORDS },
  fields: { all: MEMBER_SHEET_FIELDS, required: REQUIRED_MEMBER_FIELDS },
  alike: ['new', 'update', 'skip'],
  read: (file) => call(readMemberSheet, { file }),
  bring: (file, body) => call(importMembers, { file, body }),
  takeBack: (import_id) => call(undoMemberImport, { params: { import_id } }),
  earlier: memberImports,
  refreshed: ['member-imports', 'members', 'choices', 'positions', 'orgchart'],
} as const satisfies Partial<Kind<MemberSheetField>>;

/** People of the organization, as they come from a file. */
export function useMemberKind(): Kind<MemberSheetField> {
  const listHref = `/manager/organizations/${useOrganization().id}/team`;
  const hrefOf = (id: string) => `${listHref}/${id}`;
  const people = useQuery(personChoices()).data?.data ?? [];
  const positions = useQuery(seats('')).data?.data ?? [];
  return {
    ...{ ...KIND, listHref, hrefOf },
    choices: {
      employment: memberEmployment.options,
      seat: positions.map(({ title }) => title),
      manager: people.map(({ name }) => name),
    },
    check: async (file, body, signal) => {
      const { likenesses, departments, ...check } = await call(checkMembers, { file, body, signal });
      return { ...check, likenesses: likenesses.map(likenessOf(hrefOf)), note: noteOf(departments) };
    },
  };
}

const likenessOf =
  (hrefOf: (id: string) => string) =>
  ({ reason, person, ...likeness }: MemberLikeness): Likeness => ({
    ...likeness,
    ours: person && { name: person.name, href: hrefOf(person.id) },
    because: (name) => t(`reason_${reason}`, { name }),
  });

/** A department that is merely misspelled is seen here before it is one. */
const noteOf = (departments: readonly string[]): string | undefined =>
  departments.length === 0 ? undefined : t('departments', { names: departments.join(', ') });
