import type { ReactNode } from 'react';
import { Alert } from '../../../components/alert.js';
import { useRoom } from './room-context.js';
import { ROOM_TEXTS } from './texts.js';
import './stage.css';

/** What a projector shows: large, dark, and without anything to press. */
export function Stage({ children }: { children: ReactNode }) {
  const { view } = useRoom();
  return (
    <div className="stage" data-theme="dark">
      {view.connection === 'lost' && <Alert kind="amber">{ROOM_TEXTS.lostOutside}</Alert>}
      {children}
    </div>
  );
}
