import { type FormEvent, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureText } from './failure-text.js';
import { ServerError } from './send.js';

/** Shows refused fields with their errors, and focuses the first. Returns the text to show above the form. */
function showFailure<F extends FieldValues>(form: UseFormReturn<F>, error: unknown, suspect?: Path<F>) {
  const faults = error instanceof ServerError ? (error.answer.errors ?? []) : [];
  const fields = Object.keys(form.getValues()) as Path<F>[];
  const refused = fields.flatMap((field) => faults.find(({ path }) => path === field) ?? []);
  for (const { path, message } of refused) form.setError(path as Path<F>, { message });
  // without a reply there is nothing to correct
  const first = refused[0]?.path ?? (error instanceof ServerError ? suspect : undefined);
  if (first) form.setFocus(first as Path<F>);
  return refused[0] && !suspect ? undefined : failureText(error);
}

/**
 * A form whose fields only the server validates. Sends it once at a time; a disabled button would lose the focus.
 * @param suspect the field to correct if the server names none. Its form shows the server's message in any case.
 */
export function useSentForm<F extends FieldValues>(
  form: UseFormReturn<F>,
  call: (fields: F) => Promise<unknown>,
  suspect?: Path<F>,
) {
  const [failure, setFailure] = useState<string>();
  const busy = form.formState.isSubmitting;
  const send = form.handleSubmit(async (fields) => {
    setFailure(undefined);
    await call(fields).catch((error) => setFailure(showFailure(form, error, suspect)));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send(event);
  };
  return { busy, failure, fail: setFailure, dismiss: () => setFailure(undefined), submit };
}
