import { SHAPES, Shape } from '../components/shape.js';

const CHOICES = ['Rhine', 'Danube', 'Nile', 'Volga'];

/** A picture of a question, without interactive elements. */
export function Showcase() {
  return (
    <section className="showcase" aria-label="A sample question">
      <Shape name="star" className="blob blob-star" />
      <Shape name="moon" className="blob blob-moon" />
      <div className="card demo">
        <div className="demo-top">
          <span className="chip">Geography · medium</span>
          <span className="display">18 s</span>
        </div>
        <div className="bar demo-bar" aria-hidden="true">
          <i />
        </div>
        <h2>Which river flows through four capital cities?</h2>
        <div className="tiles">
          {CHOICES.map((choice, i) => {
            const shape = SHAPES[i] ?? 'star';
            return (
              <div key={choice} className={`tile ${shape}`}>
                <Shape name={shape} />
                {choice}
              </div>
            );
          })}
        </div>
      </div>
      <div className="sticker sticker-room">
        <span>Room</span>
        <b>K7Q4MX</b>
      </div>
      <div className="sticker sticker-streak">
        <Shape name="star" />5 in a row
      </div>
    </section>
  );
}
