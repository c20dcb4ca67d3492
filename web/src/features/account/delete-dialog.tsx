import { Check, Download, type LucideIcon, Trash, X } from 'lucide-react';
import { useForm } from 'react-hook-form';
import type { Account, DeleteAccountBody } from '#protocol/account';
import { Alert } from '../../components/alert.js';
import { Modal } from '../../components/modal.js';
import { request } from '../../lib/request.js';
import { useSentForm } from '../../lib/use-sent-form.js';
import { OwnerCheck, useOwnerCheck } from './owner-check.js';
import { TEXTS } from './texts.js';
import { useExport } from './use-export.js';

const Items = ({ title, items, Icon }: { title: string; items: string[]; Icon: LucideIcon }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Icon size={18} strokeWidth={2.75} aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  </div>
);

function ExportFirst() {
  const { busy, status, failure, start } = useExport();
  return (
    <div className="row">
      <button type="button" className="btn small" aria-disabled={busy} onClick={start}>
        <Download size={18} strokeWidth={2.5} aria-hidden="true" />
        {busy ? TEXTS.exporting : TEXTS.exportFirst}
      </button>
      <p className="hint-line" role="status">
        {status}
      </p>
      {failure && (
        <p className="error-line" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}

interface Props {
  account: Account;
  onClose: () => void;
  onDeleted: () => void;
}

/** Lists the data that the deletion removes and keeps, and asks the owner for confirmation. */
export function DeleteDialog({ account, onClose, onDeleted }: Props) {
  const form = useForm<DeleteAccountBody>();
  const check = useOwnerCheck();
  const { busy, failure, dismiss, submit } = useSentForm(form, async (fields) => {
    await check.send((proof) => request('DELETE', '/account', { ...fields, ...proof }));
    onDeleted();
  });
  return (
    <Modal title={TEXTS.deleteSure} onClose={onClose}>
      <form className="stack" onSubmit={submit} noValidate>
        {failure && (
          <Alert kind="red" onDismiss={dismiss}>
            {failure}
          </Alert>
        )}
        <div className="fates">
          <Items title={TEXTS.goes} items={TEXTS.goesItems(account)} Icon={X} />
          <Items title={TEXTS.stays} items={TEXTS.staysItems} Icon={Check} />
        </div>
        <ExportFirst />
        <OwnerCheck
          account={account}
          check={check}
          label={TEXTS.toBeSure}
          error={form.formState.errors.password_now?.message}
          password={form.register('password_now')}
        />
        <div className="modal-acts">
          <button type="button" className="btn" onClick={onClose}>
            {TEXTS.keepAccount}
          </button>
          <button type="submit" className="btn danger" aria-disabled={busy}>
            <Trash size={20} strokeWidth={2.5} aria-hidden="true" />
            {busy ? TEXTS.deleting : TEXTS.deleteAccount}
          </button>
        </div>
      </form>
    </Modal>
  );
}
