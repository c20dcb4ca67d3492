import { Alert } from '../../../components/alert.js';
import { Screen } from '../../../components/screen.js';
import { SHAPES, Shape } from '../../../components/shape.js';
import { TEXTS } from './texts.js';
import './getting-ready.css';

interface Props {
  /** Shown while the connection is lost. */
  offline: string | false;
  title?: string;
  text?: string;
}

/** Shown until the server has sent the game. */
export function GettingReady({ offline, title = TEXTS.singleplayer, text = TEXTS.getReady }: Props) {
  return (
    <Screen title={title} className="wrap game-wait">
      <div className="dots" aria-hidden="true">
        {SHAPES.map((shape) => (
          <Shape key={shape} name={shape} className={`tint ${shape}`} />
        ))}
      </div>
      <h1>{text}</h1>
      {offline && <Alert kind="amber">{offline}</Alert>}
    </Screen>
  );
}
