-- Of apps somebody has one; of two from the same instant the newer stays.
delete from vault.factors one using vault.factors newer
  where one.kind = 'totp' and newer.kind = 'totp' and one.user_id = newer.user_id
    and (one.created_at, one.factor) < (newer.created_at, newer.factor);
create unique index factors_one_app on vault.factors (user_id) where kind = 'totp';
