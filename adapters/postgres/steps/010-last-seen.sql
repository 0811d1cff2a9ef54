alter table reactions.checkpoints add column event_position text, add column event_id uuid;
