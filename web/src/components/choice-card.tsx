import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Shape, type ShapeName } from './shape.js';

export interface Choice {
  to: string;
  shape: ShapeName;
  title: string;
  text: string;
}

/** A link shown as one large card. */
export function ChoiceCard({ to, shape, title, text }: Choice) {
  return (
    <Link to={to} className={`choice ${shape}`}>
      <Shape name={shape} className="choice-shape" />
      <span className="choice-title">{title}</span>
      <span className="choice-text">{text}</span>
      <ArrowRight className="choice-arrow" size={30} strokeWidth={2.75} aria-hidden="true" />
    </Link>
  );
}

export function Choices({ choices }: { choices: Choice[] }) {
  return (
    <div className="choices">
      {choices.map((choice) => (
        <ChoiceCard key={choice.to} {...choice} />
      ))}
    </div>
  );
}
