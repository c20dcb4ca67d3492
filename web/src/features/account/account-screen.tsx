import { type ReactNode, useEffect, useRef } from 'react';
import type { Account } from '#protocol/account';
import { LoadFailed } from '../../components/load-failed.js';
import { announce } from '../../lib/announce.js';
import { useAccount } from './account-data.js';
import { DataPart } from './data-part.js';
import { DeletePart } from './delete-part.js';
import { DevicesPart } from './devices-part.js';
import { Part } from './part.js';
import { PartList } from './part-list.js';
import { PreferencesPart } from './preferences-part.js';
import { SigningInPart } from './signing-in-part.js';
import { TEXTS } from './texts.js';
import { useLinkedPart } from './use-linked-part.js';
import { YouPart } from './you-part.js';
import './account.css';

interface Props {
  /** Whether the session belongs to a guest. It is known before the account is loaded. */
  guest: boolean;
  /** The form with which a guest becomes a user. */
  signUp: ReactNode;
  onChanged: (account: Account) => void;
  onDeleted: () => void;
}

/** Placeholders in the layout of the parts that need the account. */
const Loading = ({ guest }: { guest: boolean }) => (
  <div className="account-parts" role="status" aria-label={TEXTS.loading}>
    <div className="ghost card part-ghost-you" />
    {!guest && <div className="ghost card part-ghost" />}
  </div>
);

function Parts({ account, signUp, onChanged, onDeleted }: Omit<Props, 'guest'> & { account: Account }) {
  useLinkedPart();
  return (
    <div className="account-parts">
      {account.guest ? (
        <Part id="keep-score" title={TEXTS.keepScore} lead={TEXTS.keepScoreLead}>
          {signUp}
        </Part>
      ) : (
        <>
          <YouPart account={account} onChanged={onChanged} />
          <SigningInPart account={account} />
          <DevicesPart />
        </>
      )}
      <PreferencesPart />
      <DataPart />
      <DeletePart account={account} onDeleted={onDeleted} />
    </div>
  );
}

/** Moves the focus to the page's heading when a guest has become a user: the focused form was removed. */
function useFocusOnJoining(guest: boolean | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasGuest = useRef(guest);
  useEffect(() => {
    if (wasGuest.current && guest === false) {
      heading.current?.focus();
      announce(TEXTS.scoreKept);
    }
    wasGuest.current = guest;
  }, [guest]);
  return heading;
}

export function AccountScreen({ guest, ...props }: Props) {
  const { data: account, isError, fetchStatus, refetch } = useAccount();
  const heading = useFocusOnJoining(account?.guest);
  const isOffline = fetchStatus === 'paused';
  return (
    <div className="account">
      <h1 ref={heading} tabIndex={-1}>
        {TEXTS.title}
      </h1>
      <PartList guest={account?.guest ?? guest} />
      {account && <Parts account={account} {...props} />}
      {!account && (isError || isOffline) && (
        <LoadFailed text={isOffline ? TEXTS.offline : TEXTS.failed} retry={refetch} />
      )}
      {!account && !isError && !isOffline && <Loading guest={guest} />}
    </div>
  );
}
