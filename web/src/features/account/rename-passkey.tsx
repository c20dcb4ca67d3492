import { useForm } from 'react-hook-form';
import type { Passkey } from '#protocol/account';
import { MAX_PASSKEY_NAME_LENGTH, type PasskeyNameBody } from '#protocol/passkeys';
import { Alert } from '../../components/alert.js';
import { Field } from '../../components/field.js';
import { Modal } from '../../components/modal.js';
import { request } from '../../lib/request.js';
import { useSentForm } from '../../lib/use-sent-form.js';
import { PASSKEY_TEXTS } from './passkey-texts.js';
import { TEXTS } from './texts.js';

interface Props {
  passkey: Passkey;
  onClose: () => void;
  /** Called with a text about the change. */
  onRenamed: (text: string) => void;
}

export function RenamePasskey({ passkey, onClose, onRenamed }: Props) {
  const form = useForm<PasskeyNameBody>({ defaultValues: { name: passkey.name } });
  const { busy, failure, dismiss, submit } = useSentForm(form, async (fields) => {
    const { name } = await request<Passkey>('PATCH', `/passkeys/${passkey.id}`, fields);
    onRenamed(PASSKEY_TEXTS.renamed(name));
  });
  return (
    <Modal title={PASSKEY_TEXTS.renameOf(passkey.name)} onClose={onClose}>
      <form className="stack" onSubmit={submit} noValidate>
        {failure && (
          <Alert kind="red" onDismiss={dismiss}>
            {failure}
          </Alert>
        )}
        <Field
          label={PASSKEY_TEXTS.name}
          maxLength={MAX_PASSKEY_NAME_LENGTH}
          autoComplete="off"
          error={form.formState.errors.name?.message && PASSKEY_TEXTS.nameNeeded}
          {...form.register('name')}
        />
        <div className="modal-acts">
          <button type="button" className="btn" onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button type="submit" className="btn primary" aria-disabled={busy}>
            {busy ? TEXTS.saving : PASSKEY_TEXTS.rename}
          </button>
        </div>
      </form>
    </Modal>
  );
}
