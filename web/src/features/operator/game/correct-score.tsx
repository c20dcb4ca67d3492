import { useState } from 'react';
import type { RunStatistics } from '#protocol/operator';
import { Field } from '../../../components/field.js';
import { SelectField } from '../../../components/select-field.js';
import { CorrectionDialog } from './correction-dialog.js';
import { CORRECTION_TEXTS as TEXTS } from './correction-texts.js';

interface Props {
  id: string;
  run: RunStatistics;
  onClose: () => void;
}

/** Gives a player more points, or fewer. */
export function CorrectScore({ id, run: { run, players }, onClose }: Props) {
  const [seat, setSeat] = useState(players[0]?.seat ?? 0);
  const [typed, setTyped] = useState('');
  const points = /^[-+]?\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return (
    <CorrectionDialog
      id={id}
      title={TEXTS.correctScore}
      wanted={points === 0 ? null : { run, correction: { seat, points } }}
      hint={TEXTS.choosePoints}
      onClose={onClose}
    >
      <SelectField label={TEXTS.player} value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
        {players.map((player) => (
          <option key={player.seat} value={player.seat}>
            {TEXTS.playerName(player.name, player.score)}
          </option>
        ))}
      </SelectField>
      <Field
        label={TEXTS.points}
        hint={TEXTS.pointsHint}
        maxLength={5}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </CorrectionDialog>
  );
}
