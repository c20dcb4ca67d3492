import { CATEGORIES } from '#game/category';
import { MAX_QUESTIONS, MIN_QUESTIONS } from '#protocol/limits';
import type { RoomSettings } from '#protocol/messages';
import { AmountField, isAmount } from '../../../../components/amount-field.js';
import { SelectField } from '../../../../components/select-field.js';
import { SETUP_TEXTS } from '../../setup/texts.js';
import { SettingOptions } from './setting-options.js';
import type { Change } from './use-settings.js';

interface Props {
  settings: RoomSettings;
  change: Change;
}

/** The settings for random questions. */
export function SettingsRandom({ settings: { amount, category, difficulty, type }, change }: Props) {
  return (
    <>
      <AmountField
        error={!isAmount(amount)}
        value={Number.isNaN(amount) ? '' : amount}
        onChange={({ target }) => change({ amount: target.valueAsNumber })}
        onStep={(by) =>
          change({ amount: Math.min(Math.max((amount || 0) + by, MIN_QUESTIONS), MAX_QUESTIONS) })
        }
      />
      <SelectField
        label={SETUP_TEXTS.category}
        value={category}
        onChange={({ target }) => change({ category: target.value === '' ? '' : Number(target.value) })}
      >
        <option value="">{SETUP_TEXTS.any}</option>
        {CATEGORIES.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="setup-pair">
        <SelectField
          label={SETUP_TEXTS.difficulty}
          value={difficulty}
          onChange={({ target }) => change({ difficulty: target.value as RoomSettings['difficulty'] })}
        >
          <option value="">{SETUP_TEXTS.any}</option>
          <SettingOptions texts={SETUP_TEXTS.difficulties} />
        </SelectField>
        <SelectField
          label={SETUP_TEXTS.type}
          value={type}
          onChange={({ target }) => change({ type: target.value as RoomSettings['type'] })}
        >
          <option value="">{SETUP_TEXTS.any}</option>
          <SettingOptions texts={SETUP_TEXTS.types} />
        </SelectField>
      </div>
    </>
  );
}
