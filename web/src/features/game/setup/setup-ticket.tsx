import { CATEGORIES } from '#game/category';
import { POINTS_PER_QUESTION } from '#protocol/limits';
import { isAmount } from '../../../components/amount-field.js';
import { Shape } from '../../../components/shape.js';
import { SETUP_TEXTS } from './texts.js';

interface Wish {
  amount: string | number;
  category?: string | number | undefined;
  difficulty?: string | undefined;
  type?: string | undefined;
}

const named = (texts: Record<string, string>, value: string | undefined, any: string) =>
  texts[value ?? ''] ?? any;

/** A summary of the form beside it, drawn as a ticket. Hidden from screen readers, since the form says the same. */
export function SetupTicket({ wish }: { wish: Wish }) {
  const amount = Number(wish.amount);
  const isGood = isAmount(amount);
  const category = CATEGORIES.find(({ id }) => String(id) === String(wish.category))?.name;
  return (
    <aside className="ticket" aria-hidden="true">
      <Shape name="star" className="ticket-star" />
      <p className="ticket-count">
        <b key={isGood ? amount : ''}>{isGood ? amount : '–'}</b>
        {SETUP_TEXTS.ticketQuestions(amount)}
      </p>
      <ul>
        <li className="chip">{category ?? SETUP_TEXTS.anyCategory}</li>
        <li className="chip">
          {named(SETUP_TEXTS.difficulties, wish.difficulty, SETUP_TEXTS.anyDifficulty)}
        </li>
        <li className="chip">{named(SETUP_TEXTS.types, wish.type, SETUP_TEXTS.anyType)}</li>
      </ul>
      {isGood && <p className="ticket-best">{SETUP_TEXTS.ticketBest(amount * POINTS_PER_QUESTION)}</p>}
    </aside>
  );
}
