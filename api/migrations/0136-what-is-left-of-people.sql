-- What somebody was able to do, and how they wanted their lists, goes with their account: rights alone found no row of them.
create policy eraser on member_skills to muster_eraser using (true);
create policy eraser on list_habits to muster_eraser using (true);
create policy eraser on recurring_days to muster_eraser using (true);

-- Of those who have left before.
set local role muster_eraser;
delete from member_skills k using members m
  where m.org_id = k.org_id and m.id = k.member_id and m.email like '%@deleted.invalid';
delete from list_habits h using members m
  where m.org_id = h.org_id and m.id = h.member_id and m.email like '%@deleted.invalid';
reset role;
