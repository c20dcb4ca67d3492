import { zodResolver } from '@hookform/resolvers/zod';
import { Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { DEFAULT_QUESTIONS, MAX_QUESTIONS, MAX_TITLE_LENGTH, MIN_QUESTIONS } from '#protocol/limits';
import { quizTitle } from '#protocol/quizzes';
import { quizFields } from '#protocol/rest';
import { AmountField, isAmount } from '../../../components/amount-field.js';
import type { QuizFile } from '../files/quiz-file.js';
import { QuizCover } from './cover.js';
import { blankDraft, type Draft, draftOfSent } from './draft.js';
import { titleFault } from './faults.js';
import { LineField } from './line-field.js';
import { TEXTS } from './texts.js';

const ImportDialog = lazy(async () => ({
  default: (await import('../files/import-dialog.js')).ImportDialog,
}));

const fields = z.object({ title: quizTitle, amount: quizFields.amount });

/** The first form of a quiz: title and length, or a file with both. */
export function SetupForm({ onReady }: { onReady: (draft: Draft, touched?: boolean) => void }) {
  const form = useForm({
    defaultValues: { title: '', amount: DEFAULT_QUESTIONS as string | number },
    resolver: zodResolver(fields),
  });
  const [importing, setImporting] = useState(false);
  const { title, amount } = useWatch({ control: form.control }) as { title: string; amount: string | number };
  const { errors } = form.formState;

  const step = (by: number) => {
    const wanted = Math.round(Number(form.getValues('amount')) || 0) + by;
    form.setValue('amount', Math.min(Math.max(wanted, MIN_QUESTIONS), MAX_QUESTIONS), {
      shouldValidate: true,
    });
  };
  const submit = form.handleSubmit((wanted) => onReady(blankDraft(wanted.title, Number(wanted.amount))));
  const onImported = (quiz: QuizFile) => {
    setImporting(false);
    onReady(draftOfSent(title.trim() || quiz.title, quiz.questions), true);
  };

  return (
    <div className="create">
      <form className="card create-card" onSubmit={submit} noValidate>
        <LineField
          label={TEXTS.title}
          hint={TEXTS.titleHint}
          error={errors.title && (titleFault(title) ?? TEXTS.faults.title)}
          length={title.length}
          most={MAX_TITLE_LENGTH}
          required
          {...form.register('title')}
        />
        <AmountField error={Boolean(errors.amount)} onStep={step} {...form.register('amount')} />
        <button type="submit" className="btn accent big">
          {TEXTS.begin}
        </button>
        <p className="create-or">{TEXTS.or}</p>
        <button type="button" className="btn" onClick={() => setImporting(true)}>
          <Upload size={20} strokeWidth={2.5} aria-hidden="true" />
          {TEXTS.importFile}
        </button>
      </form>
      <QuizCover title={title} count={isAmount(Number(amount)) ? Number(amount) : undefined} />
      {importing && (
        <Suspense fallback={null}>
          <ImportDialog onImported={onImported} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
