import { type FormEvent, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureText } from './failure-text.js';
import { ServerError } from './send.js';

/** Shows refused fields with their errors, and focuses the first. Returns the text of any other failure. */
function showFailure<F extends FieldValues>(form: UseFormReturn<F>, error: unknown): string | undefined {
  const faults = error instanceof ServerError ? (error.answer.errors ?? []) : [];
  const fields = Object.keys(form.getValues()) as Path<F>[];
  const refused = fields.flatMap((field) => faults.find(({ path }) => path === field) ?? []);
  for (const { path, message } of refused) form.setError(path as Path<F>, { message });
  if (!refused[0]) return failureText(error);
  form.setFocus(refused[0].path as Path<F>);
  return undefined;
}

/** A form whose fields only the server validates. Sends it once at a time; a disabled button would lose the focus. */
export function useSentForm<F extends FieldValues>(
  form: UseFormReturn<F>,
  call: (fields: F) => Promise<unknown>,
) {
  const [failure, setFailure] = useState<string>();
  const busy = form.formState.isSubmitting;
  const send = form.handleSubmit(async (fields) => {
    setFailure(undefined);
    await call(fields).catch((error) => setFailure(showFailure(form, error)));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send(event);
  };
  return { busy, failure, dismiss: () => setFailure(undefined), submit };
}
