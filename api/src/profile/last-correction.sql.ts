/** The last correction of the run of a history row `p`, or null. */
export const LAST_CORRECTION = `(
  select json_build_object('reason', e.data->>'reason',
    'at', to_char(e.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from game_event e
  where e.game_id = p.game_id and e.type = 'RunCorrected' and (e.data->>'run')::int = p.run
  order by e.version desc limit 1
)`;
