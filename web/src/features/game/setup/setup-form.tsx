import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod/mini';
import { CATEGORIES } from '#game/category';
import { DEFAULT_QUESTIONS, MAX_QUESTIONS, MIN_QUESTIONS } from '#protocol/limits';
import { quizBody } from '#protocol/rest';
import { Alert } from '../../../components/alert.js';
import { AmountField } from '../../../components/amount-field.js';
import { PlayOptions } from '../../../components/play-options.js';
import { SelectField } from '../../../components/select-field.js';
import { logFailure } from '../../../lib/log.js';
import { request } from '../../../lib/request.js';
import { ServerError } from '../../../lib/send.js';
import { usePlayOptions } from '../../../lib/use-play-options.js';
import { SetupTicket } from './setup-ticket.js';
import { SETUP_TEXTS } from './texts.js';
import './setup.css';

const DEFAULTS: z.input<typeof quizBody> = {
  amount: DEFAULT_QUESTIONS,
  category: '',
  difficulty: '',
  type: '',
};

const entries = (texts: Record<string, string>) =>
  Object.entries(texts).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

/** Asks for a random quiz; the server opens the game with it. */
export function SetupForm({ onReady }: { onReady: () => void }) {
  const form = useForm({
    defaultValues: DEFAULTS,
    resolver: zodResolver(quizBody, undefined, { raw: true }),
  });
  const [refusal, setRefusal] = useState<string>();
  const [options, setOptions] = usePlayOptions();
  const wish = useWatch({ control: form.control }) as typeof DEFAULTS;
  const { errors, isSubmitting: busy } = form.formState;

  const step = (by: number) => {
    const amount = Math.round(Number(form.getValues('amount')) || 0) + by;
    form.setValue('amount', Math.min(Math.max(amount, MIN_QUESTIONS), MAX_QUESTIONS), {
      shouldValidate: true,
    });
  };
  const submit = form.handleSubmit(async (wanted) => {
    setRefusal(undefined);
    try {
      await request('POST', '/quiz', { ...wanted, amount: Number(wanted.amount), ...options });
      onReady();
    } catch (error) {
      logFailure(error);
      if (error instanceof ServerError && error.status === 422) setRefusal(error.message);
    }
  });

  return (
    <form className="setup" onSubmit={submit} noValidate>
      <div className="card setup-card">
        {refusal && (
          <Alert kind="red" onDismiss={() => setRefusal(undefined)}>
            {refusal}
          </Alert>
        )}
        <AmountField error={Boolean(errors.amount)} onStep={step} {...form.register('amount')} />
        <SelectField label={SETUP_TEXTS.category} {...form.register('category')}>
          <option value="">{SETUP_TEXTS.any}</option>
          {CATEGORIES.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="setup-pair">
          <SelectField label={SETUP_TEXTS.difficulty} {...form.register('difficulty')}>
            <option value="">{SETUP_TEXTS.any}</option>
            {entries(SETUP_TEXTS.difficulties)}
          </SelectField>
          <SelectField label={SETUP_TEXTS.type} {...form.register('type')}>
            <option value="">{SETUP_TEXTS.any}</option>
            {entries(SETUP_TEXTS.types)}
          </SelectField>
        </div>
        <PlayOptions options={options} onChange={setOptions} />
        <button type="submit" className="btn accent big" disabled={busy}>
          {busy ? SETUP_TEXTS.starting : SETUP_TEXTS.start}
        </button>
      </div>
      <SetupTicket wish={wish} />
    </form>
  );
}
