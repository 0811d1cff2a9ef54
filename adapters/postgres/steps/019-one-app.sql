-- Of apps somebody has one: of two from the same instant the one whose codes were taken, else the older, which was asked for.
delete from vault.factors one using vault.factors kept
  where one.kind = 'totp' and kept.kind = 'totp' and one.user_id = kept.user_id
    and (kept.counter > one.counter
      or kept.counter = one.counter and (kept.created_at, kept.factor) < (one.created_at, one.factor));
create unique index factors_one_app on vault.factors (user_id) where kind = 'totp';
