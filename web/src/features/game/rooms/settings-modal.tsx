import { useRef, useState } from 'react';
import { CATEGORIES } from '#game/category';
import { MAX_QUESTIONS, MIN_QUESTIONS } from '#protocol/limits';
import type { RoomSettings } from '#protocol/messages';
import { Alert } from '../../../components/alert.js';
import { AmountField } from '../../../components/amount-field.js';
import { Modal } from '../../../components/modal.js';
import { SelectField } from '../../../components/select-field.js';
import { TEXTS } from '../texts.js';
import { refusalText } from './refusal-text.js';
import type { Room } from './room.js';
import { useRoom } from './room-context.js';
import { ROOM_TEXTS } from './texts.js';
import '../setup.css';

const SECONDS = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const TYPING_MS = 400;

const entries = (texts: Record<string, string>) =>
  Object.entries(texts).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
const isAmount = (amount: number) =>
  Number.isInteger(amount) && amount >= MIN_QUESTIONS && amount <= MAX_QUESTIONS;

/** What the host changes is sent at once, and everybody sees it; the others look on. */
function useSettings(room: Room) {
  const { live } = useRoom();
  const [own, setOwn] = useState<RoomSettings>(room.settings);
  const [refusal, setRefusal] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHost = room.you === room.host;

  const change = (part: Partial<RoomSettings>) => {
    const settings = { ...own, ...part };
    setOwn(settings);
    clearTimeout(timer.current);
    if (!isAmount(settings.amount)) return;
    const send = async () => {
      const ack = await live.ask('room_settings', settings);
      setRefusal(ack.ok ? undefined : refusalText(ack));
    };
    // a number is typed digit by digit
    if ('amount' in part) timer.current = setTimeout(send, TYPING_MS);
    else void send();
  };
  return { isHost, settings: isHost ? own : room.settings, change, refusal };
}

export function SettingsModal({ room, onClose }: { room: Room; onClose: () => void }) {
  const { isHost, settings, change, refusal } = useSettings(room);
  const { amount, category, difficulty, type, scoring, reveal_seconds, late_join, locked } = settings;
  return (
    <Modal title={ROOM_TEXTS.settings} onClose={onClose}>
      {refusal && <Alert kind="red">{refusal}</Alert>}
      {!isHost && <p className="text-muted">{ROOM_TEXTS.settingsGuest(room.host)}</p>}
      <fieldset className="settings-form" disabled={!isHost}>
        <AmountField
          error={!isAmount(amount)}
          value={Number.isNaN(amount) ? '' : amount}
          onChange={({ target }) => change({ amount: target.valueAsNumber })}
          onStep={(by) =>
            change({ amount: Math.min(Math.max((amount || 0) + by, MIN_QUESTIONS), MAX_QUESTIONS) })
          }
        />
        <SelectField
          label={TEXTS.category}
          value={category}
          onChange={({ target }) => change({ category: target.value === '' ? '' : Number(target.value) })}
        >
          <option value="">{TEXTS.any}</option>
          {CATEGORIES.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="setup-pair">
          <SelectField
            label={TEXTS.difficulty}
            value={difficulty}
            onChange={({ target }) => change({ difficulty: target.value as RoomSettings['difficulty'] })}
          >
            <option value="">{TEXTS.any}</option>
            {entries(TEXTS.difficulties)}
          </SelectField>
          <SelectField
            label={TEXTS.type}
            value={type}
            onChange={({ target }) => change({ type: target.value as RoomSettings['type'] })}
          >
            <option value="">{TEXTS.any}</option>
            {entries(TEXTS.types)}
          </SelectField>
        </div>
        <SelectField
          label={ROOM_TEXTS.scoring}
          value={scoring}
          onChange={({ target }) => change({ scoring: target.value as RoomSettings['scoring'] })}
        >
          {entries(ROOM_TEXTS.scorings)}
        </SelectField>
        <div className="setup-pair">
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
          <SelectField
            label={ROOM_TEXTS.lateJoin}
            value={late_join}
            onChange={({ target }) => change({ late_join: target.value as RoomSettings['late_join'] })}
          >
            {entries(ROOM_TEXTS.lateJoins)}
          </SelectField>
        </div>
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
