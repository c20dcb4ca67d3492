import { Trash } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#protocol/account';
import { DeleteDialog } from './delete-dialog.js';
import { Part } from './part.js';
import { TEXTS } from './texts.js';

export function DeletePart({ account, onDeleted }: { account: Account; onDeleted: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Part id="delete" title={TEXTS.deleteAccount} danger>
      <div className="spread">
        <p className="part-text">{TEXTS.deleteLead}</p>
        <button type="button" className="btn danger" onClick={() => setOpen(true)}>
          <Trash size={20} strokeWidth={2.5} aria-hidden="true" />
          {TEXTS.deleteAccount}
        </button>
      </div>
      {open && <DeleteDialog account={account} onClose={() => setOpen(false)} onDeleted={onDeleted} />}
    </Part>
  );
}
