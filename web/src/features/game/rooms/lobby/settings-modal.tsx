import type { RoomSettings } from '#protocol/messages';
import { Alert } from '../../../../components/alert.js';
import { Modal } from '../../../../components/modal.js';
import { SelectField } from '../../../../components/select-field.js';
import type { Room } from '../room.js';
import { ROOM_TEXTS } from '../texts.js';
import { SettingOptions } from './setting-options.js';
import { SettingsPace } from './settings-pace.js';
import { type Picker, SettingsSource } from './settings-source.js';
import { useSettings } from './use-settings.js';
import '../../setup/setup.css';

interface Props {
  room: Room;
  Picker: Picker;
  onClose: () => void;
}

export function SettingsModal({ room, Picker, onClose }: Props) {
  const { isHost, settings, change, refusal } = useSettings(room);
  const { scoring, late_join, locked } = settings;
  return (
    <Modal title={ROOM_TEXTS.settings} onClose={onClose}>
      {refusal && <Alert kind="red">{refusal}</Alert>}
      {!isHost && <p className="muted">{ROOM_TEXTS.settingsGuest(room.host)}</p>}
      <fieldset className="settings-form" disabled={!isHost}>
        <SettingsSource settings={settings} change={change} isHost={isHost} Picker={Picker} />
        <SettingsPace settings={settings} change={change} isHost={isHost} />
        <SelectField
          label={ROOM_TEXTS.scoring}
          value={scoring}
          onChange={({ target }) => change({ scoring: target.value as RoomSettings['scoring'] })}
        >
          <SettingOptions texts={ROOM_TEXTS.scorings} />
        </SelectField>
        <SelectField
          label={ROOM_TEXTS.lateJoin}
          value={late_join}
          onChange={({ target }) => change({ late_join: target.value as RoomSettings['late_join'] })}
        >
          <SettingOptions texts={ROOM_TEXTS.lateJoins} />
        </SelectField>
        <label className="check">
          <input
            type="checkbox"
            checked={locked}
            onChange={({ target }) => change({ locked: target.checked })}
          />
          {ROOM_TEXTS.lock}
        </label>
      </fieldset>
      <button type="button" className="btn primary big" onClick={onClose}>
        {isHost ? ROOM_TEXTS.done : ROOM_TEXTS.close}
      </button>
    </Modal>
  );
}
