import { useState } from 'react';
import type { AccountExport } from '#protocol/account';
import { download } from '../../lib/download.js';
import { logFailure } from '../../lib/log.js';
import { request } from '../../lib/request.js';
import { TEXTS } from './texts.js';

const FILE = 'fourtell-account.json';

/** Downloads all data about the user as a JSON file. */
export function useExport() {
  const [busy, setBusy] = useState(false);
  const [status, setStatus] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const start = async () => {
    if (busy) return;
    setBusy(true);
    setStatus(undefined);
    setFailure(undefined);
    try {
      const data = await request<AccountExport>('GET', '/account/export');
      download(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), FILE);
      setStatus(TEXTS.exported);
    } catch (error) {
      logFailure(error);
      setFailure(TEXTS.exportFailed);
    }
    setBusy(false);
  };
  return { busy, status, failure, start };
}
