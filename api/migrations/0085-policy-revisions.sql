-- The policy as data: what a rule may look like, every policy that was ever published, and who may publish one.

-- The defaults in fewer lines: where a role may do all that is done to an object, one rule says so.
create temporary table whole on commit drop as
select minimum::role_name, case place when 'O' then '/org/:org' else '/org/:org/project/:pid' end as domain, object
from (values
  ('member', 'O', '/daily-activity'),
  ('director', 'P', '/projects/:id'),
  ('coordinator', 'P', '/projects/:id/activity'),
  ('manager', 'P', '/projects/:id/roster'),
  ('manager', 'P', '/projects/:id/ops-log'),
  ('director', 'P', '/projects/:id/roles'),
  ('manager', 'P', '/projects/:id/settings'),
  ('manager', 'O', '/account-plans'),
  ('director', 'O', '/account-plans/:id'),
  ('manager', 'O', '/imports'),
  ('manager', 'O', '/leave'),
  ('manager', 'O', '/leave/:id'),
  ('manager', 'P', '/shifts'),
  ('manager', 'P', '/assignments'),
  ('manager', 'P', '/swaps'),
  ('owner', 'O', '/dealsheets'),
  ('owner', 'O', '/dealsheets/:id')
) as rule (minimum, place, object);
create temporary table defaults on commit drop as
select min(p.id::text) as place, p.minimum, p.domain, p.object, case when w.object is null then p.action else '*' end as action, p.effect
from policy_rules p
left join whole w on w.minimum = p.minimum and w.domain = p.domain and w.object = p.object and p.effect = 'allow'
group by 2, 3, 4, 5, 6;
delete from policy_rules;
insert into policy_rules (minimum, domain, object, action, effect)
select minimum, domain, object, action, effect from defaults order by place;

-- The same forms as contract/src/policy/shapes.ts; role and effect are enumerations already.
alter table policy_rules
  add constraint domain_form check (
    length(domain) <= 200 and domain collate "C" ~
      '^(\*|/root|/org/(:[A-Za-z_][A-Za-z0-9_]*|\{[A-Za-z_][A-Za-z0-9_]*\}|\*|[A-Za-z0-9._~-]+)(/project/(:[A-Za-z_][A-Za-z0-9_]*|\{[A-Za-z_][A-Za-z0-9_]*\}|\*|[A-Za-z0-9._~-]+))?)$'),
  add constraint object_form check (
    length(object) <= 200 and object !~ '\*.*\*.*\*' and object collate "C" ~
      '^(\*|(/(:[A-Za-z_][A-Za-z0-9_]*|\{[A-Za-z_][A-Za-z0-9_]*\}|\*|[A-Za-z0-9._~-]+))+)$'),
  add constraint action_form check (length(action) <= 200 and action collate "C" ~ '^(\*|[a-z]+(-[a-z]+)*\*?)$');

-- Whether the person of the request administers everything; is_at_root() asks for any role there.
create function is_root_admin() returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from root_grants
    where subject = muster_sub() and role = 'admin' and (expires_at is null or expires_at > now()))
$$;

create policy publishing on policy_rules for insert to muster_app with check ((select is_root_admin()));
create policy replacing on policy_rules for delete to muster_app using ((select is_root_admin()));
grant insert, delete on policy_rules to muster_app;

create table policy_revisions (
  id uuid primary key default uuidv7(),
  version integer not null unique check (version > 0),
  note text not null check (length(note) between 1 and 500),
  rules jsonb not null check (jsonb_typeof(rules) = 'array'),
  added integer not null,
  removed integer not null,
  restored integer references policy_revisions (version),
  published_at timestamptz not null default now(),
  published_by text default muster_sub(),
  published_by_name text
);
comment on table policy_revisions is 'Every policy that was ever published; policy_rules holds the rules of the newest.';
comment on column policy_revisions.restored is 'Version whose rules were published again.';
comment on column policy_revisions.added is 'Rules that the one before didn''t have.';
alter table policy_revisions enable row level security;
alter table policy_revisions force row level security;
create policy administering on policy_revisions for select to muster_app using ((select is_root_admin()));
create policy publishing on policy_revisions for insert to muster_app
  with check ((select is_root_admin()) and published_by = (select muster_sub()));
create policy owning on policy_revisions to current_user using (true);
create policy eraser on policy_revisions to muster_eraser using (true) with check (true);
grant select, insert on policy_revisions to muster_app;
grant select, update (note, published_by, published_by_name) on policy_revisions to muster_eraser;
create index policy_revisions_by_publisher on policy_revisions (published_by);
create trigger append_only before update or delete on policy_revisions for each row execute function refuse_change();
create trigger no_truncate before truncate on policy_revisions for each statement execute function refuse_change();

-- For migrations that change the defaults: publishes what policy_rules holds by then.
create function publish_rules_in_force(why text) returns void language sql as $$
  with now_in_force as (
    select coalesce(jsonb_agg(to_jsonb(r) - 'id' order by r.id), '[]') as rules from policy_rules r
  ), before as (
    select version, rules from policy_revisions order by version desc limit 1
  )
  insert into policy_revisions (version, note, rules, added, removed, published_by)
  select coalesce(b.version, 0) + 1, why, n.rules,
    (select count(*) from (select jsonb_array_elements(n.rules) except select jsonb_array_elements(b.rules)) a),
    (select count(*) from (select jsonb_array_elements(b.rules) except select jsonb_array_elements(n.rules)) r), null
  from now_in_force n left join before b on true
$$;
revoke all on function publish_rules_in_force(text) from public;
select publish_rules_in_force('Defaults');

-- Whom a decision can be tested for, and whom a draft concerns: people of every organization, for administrators of everything.
create function policy_people(q text) returns table (sub text, name text, email text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.sub, u.name, u.email from users u
  where is_root_admin() and (strpos(lower(u.name), lower(q)) > 0 or strpos(lower(u.email), lower(q)) > 0)
  order by lower(u.name), u.sub limit 50
$$;
comment on function policy_people is 'People who have signed in, by part of their name or address, fifty at most.';

create function policy_holders() returns table (sub text, name text, org_id uuid, project_id uuid, roles role_name[])
language sql stable security definer set search_path = public, pg_temp as $$
  select g.subject, coalesce(max(u.name), max(m.name), ''), g.org_id, g.project_id, array_agg(distinct g.role)
  from (
    select subject, org_id, project_id, role from role_grants
    where archived_at is null and (expires_at is null or expires_at > now())
    union all
    select subject, null, null, role from root_grants where expires_at is null or expires_at > now()
  ) g
  left join users u on u.sub = g.subject
  left join members m on m.user_sub = g.subject
  where is_root_admin()
  group by g.subject, g.org_id, g.project_id
$$;
comment on function policy_holders is 'Which roles each person holds where; both ids are null at the root.';

create policy reader on projects for select to muster_reader using (true);
grant select (org_id, id) on projects to muster_reader;
create function policy_places(named text[]) returns table (org_id uuid, organization text, project_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.org_id, o.name, p.id from organizations o
  left join projects p on p.org_id = o.org_id and p.id::text = any (named)
  where is_root_admin() and (o.org_id::text = any (named) or p.id is not null)
$$;
comment on function policy_places is 'The organizations and projects that rules name by their ids.';

do $$
declare
  made regprocedure;
begin
  foreach made in array array['is_root_admin()', 'policy_people(text)', 'policy_holders()', 'policy_places(text[])']::regprocedure[] loop
    execute format('alter function %s owner to muster_reader', made);
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to muster_app', made);
  end loop;
end $$;
