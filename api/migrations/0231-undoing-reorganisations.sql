-- What is needed to undo a reorganisation, and what is forgotten of it with a person.
alter table reorganisations add column vacancies jsonb not null default '{}' check (jsonb_typeof(vacancies) = 'object');
comment on column reorganisations.vacancies is 'By position, since when it was vacant when this was applied.';

create function forget_moves() returns trigger language plpgsql as $$
begin
  update reorganisation_moves set changes = '{}', before = '{}' where org_id = new.org_id and member_id = new.id;
  return null;
end $$;
create trigger forget_moves after update of email on members
  for each row when (new.email like '%@deleted.invalid') execute function forget_moves();
grant update (changes, before) on reorganisation_moves to muster_eraser;
