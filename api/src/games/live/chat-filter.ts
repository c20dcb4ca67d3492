import {
  asteriskCensorStrategy,
  englishDataset,
  englishRecommendedTransformers,
  RegExpMatcher,
  TextCensor,
} from 'obscenity';

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
const censor = new TextCensor().setStrategy(asteriskCensorStrategy());

/** Whether a text, such as a name, holds an obscene word. */
export const isOffensive = (text: string): boolean => matcher.hasMatch(text);

/** The message with stars in place of obscene words. */
export const filtered = (message: string): string =>
  censor.applyTo(message, matcher.getAllMatches(message, true));
