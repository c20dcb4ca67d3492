import { Alert } from '../../components/alert.js';
import { Screen } from '../../components/screen.js';
import { SHAPES, Shape } from '../../components/shape.js';
import { TEXTS } from './texts.js';
import './getting-ready.css';

/** Until the server has sent the game. */
export function GettingReady({ lost }: { lost: boolean }) {
  return (
    <Screen title={TEXTS.singleplayer} className="wrap game-wait">
      <div className="dots" aria-hidden="true">
        {SHAPES.map((shape) => (
          <Shape key={shape} name={shape} className={`tint ${shape}`} />
        ))}
      </div>
      <h1 className="text-2xl">{TEXTS.getReady}</h1>
      {lost && <Alert kind="amber">{TEXTS.lost}</Alert>}
    </Screen>
  );
}
