import type { RoomSettings } from '#protocol/messages';
import { Segments } from '../../../../components/segments.js';
import { SelectField } from '../../../../components/select-field.js';
import { rememberHostPlays } from '../hosting.js';
import { ROOM_TEXTS } from '../texts.js';
import { SettingOptions } from './setting-options.js';
import type { Change } from './use-settings.js';

const SECONDS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

interface Props {
  settings: RoomSettings;
  change: Change;
  isHost: boolean;
}

/** Whether the host plays, and how the next question opens. */
export function SettingsPace({ settings: { host_plays, pace, reveal_seconds }, change, isHost }: Props) {
  const [plays, hosts, manual] = isHost
    ? [ROOM_TEXTS.iPlay, ROOM_TEXTS.iHost, ROOM_TEXTS.paceMine]
    : [ROOM_TEXTS.hostPlays, ROOM_TEXTS.hostHosts, ROOM_TEXTS.paceHosts];
  return (
    <>
      <Segments
        label={ROOM_TEXTS.host}
        value={host_plays}
        options={[
          { value: true, text: plays },
          { value: false, text: hosts },
        ]}
        onChange={(wanted) => {
          rememberHostPlays(wanted);
          change({ host_plays: wanted });
        }}
      />
      <SelectField
        label={ROOM_TEXTS.pace}
        value={pace}
        onChange={({ target }) => change({ pace: target.value as RoomSettings['pace'] })}
      >
        <SettingOptions texts={{ ...ROOM_TEXTS.paces, manual }} />
      </SelectField>
      {pace === 'auto' && (
        <SelectField
          label={ROOM_TEXTS.reveal}
          value={reveal_seconds}
          onChange={({ target }) => change({ reveal_seconds: Number(target.value) })}
        >
          {SECONDS.map((seconds) => (
            <option key={seconds} value={seconds}>
              {ROOM_TEXTS.seconds(seconds)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
