import { useRef, useState } from 'react';
import { CATEGORIES } from '#game/category';
import type { RoomSettings } from '#protocol/messages';
import { SETUP_TEXTS } from '../../setup/texts.js';
import type { Room } from '../room.js';
import { ROOM_TEXTS } from '../texts.js';
import { HostQuestion } from './host-question.js';
import { SettingsModal } from './settings-modal.js';
import type { Picker } from './settings-source.js';

function questionLabels({ quiz, amount, category, difficulty, type }: RoomSettings): string[] {
  if (quiz) return [quiz.title, ROOM_TEXTS.questions(quiz.total_questions)];
  const named = CATEGORIES.find(({ id }) => id === category)?.name;
  return [
    ROOM_TEXTS.questions(amount),
    named ?? SETUP_TEXTS.anyCategory,
    difficulty === '' ? SETUP_TEXTS.anyDifficulty : SETUP_TEXTS.difficulties[difficulty],
    type === '' ? SETUP_TEXTS.anyType : SETUP_TEXTS.types[type],
  ];
}

/** Short labels for the settings of a room. Rules at their defaults have none. */
export function settingsLabels(settings: RoomSettings): string[] {
  const { scoring, late_join, locked, pace, host_plays } = settings;
  const labels = questionLabels(settings);
  if (scoring === 'accuracy') labels.push(ROOM_TEXTS.accuracyChip);
  if (pace === 'manual') labels.push(ROOM_TEXTS.manualChip);
  if (!host_plays) labels.push(ROOM_TEXTS.hostIdleChip);
  if (late_join === 'closed') labels.push(ROOM_TEXTS.lateClosedChip);
  if (locked) labels.push(ROOM_TEXTS.locked);
  return labels;
}

export function SettingsPanel({ room, Picker }: { room: Room; Picker: Picker }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <section className="card settings" aria-labelledby="game-settings">
      <div className="top">
        <h2 id="game-settings">{ROOM_TEXTS.game}</h2>
        <button ref={button} type="button" className="btn" onClick={() => setOpen(true)}>
          {ROOM_TEXTS.settings}
        </button>
      </div>
      <ul className="chips">
        {settingsLabels(room.settings).map((label) => (
          <li key={label} className="chip">
            {label}
          </li>
        ))}
      </ul>
      <HostQuestion room={room} onFocusLost={() => button.current?.focus()} />
      {open && <SettingsModal room={room} Picker={Picker} onClose={() => setOpen(false)} />}
    </section>
  );
}
