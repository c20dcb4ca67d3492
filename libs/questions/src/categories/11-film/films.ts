import type { Kind } from '../../relation.js';

/** Films and the people, books and years behind them. */
export const FILMS: readonly Kind[] = [
  {
    kind: 'film',
    relations: [
      {
        column: 'director',
        levels: [1, 2, 3],
        forward: [
          'Who directed the film “{subject}”?',
          'Who was the director of the film “{subject}”?',
          'Which director made the film “{subject}”?',
          'The film “{subject}” was directed by whom?',
          'The film “{subject}” was directed by which of these?',
        ],
        backward: [
          'Which of these films was directed by {value}?',
          'Which of these films did {value} direct?',
          'Which of these films had {value} as its director?',
        ],
        statements: [
          'The film “{subject}” was directed by {value}.',
          '{value} directed the film “{subject}”.',
          'The director of the film “{subject}” was {value}.',
          '{value} was the director of the film “{subject}”.',
        ],
      },
      {
        column: 'score',
        levels: [2, 2, 3],
        forward: [
          'Who composed the music for the film “{subject}”?',
          'Which composer wrote the music for the film “{subject}”?',
          'Who wrote the score of the film “{subject}”?',
          'The film “{subject}” has a score by which composer?',
        ],
        backward: [
          'For which of these films did {value} write the score?',
          'Which of these films has a score by {value}?',
        ],
        statements: [
          'The score of the film “{subject}” was composed by {value}.',
          '{value} wrote the music for the film “{subject}”.',
          '{value} composed the score of the film “{subject}”.',
          'The film “{subject}” has a score by {value}.',
        ],
      },
      {
        column: 'book',
        levels: [2, 2, 3],
        forward: [
          'The film “{subject}” is based on a work by which author?',
          'Who wrote the book or story on which the film “{subject}” is based?',
          'Which author wrote the book or story behind the film “{subject}”?',
          'On a book or story by which writer is the film “{subject}” based?',
        ],
        statements: [
          'The film “{subject}” is based on a work by {value}.',
          'The film “{subject}” is based on a book or story by {value}.',
          '{value} wrote the book or story on which the film “{subject}” is based.',
          'The book or story behind the film “{subject}” was written by {value}.',
        ],
      },
      {
        column: 'year',
        levels: [3, 0, 0],
        number: { steps: [2, 4, 6, 9, 12], max: 2026 },
        forward: [
          'In which year was the film “{subject}” first shown in cinemas?',
          'In which year did the film “{subject}” come out?',
          'The film “{subject}” dates from which year?',
          'In which year was the film “{subject}” released?',
        ],
        statements: [
          'The film “{subject}” came out in {value}.',
          '“{subject}” is a film from {value}.',
          'The film “{subject}” was first shown in {value}.',
          'The film “{subject}” was released in {value}.',
        ],
      },
    ],
  },
  {
    kind: 'quote',
    relations: [
      {
        column: 'line_of',
        id: 'quote',
        levels: [1, 2, 3],
        forward: [
          'The words “{subject}” are heard in which film?',
          'The line “{subject}” is from which film?',
          '“{subject}” is a line from which film?',
          'In which film is the line “{subject}” spoken?',
        ],
        backward: [
          'Which of these lines is from the film “{value}”?',
          'Which of these lines is spoken in the film “{value}”?',
        ],
        statements: [
          'The line “{subject}” is from the film “{value}”.',
          '“{subject}” is a line from the film “{value}”.',
          'In the film “{value}”, we hear the line “{subject}”.',
          'The line “{subject}” is spoken in the film “{value}”.',
        ],
      },
    ],
  },
  {
    kind: 'oscar',
    relations: [
      {
        column: 'best_picture',
        id: 'best-picture',
        levels: [3, 3, 3],
        forward: [
          'Which film was named Best Picture at the Oscars held in {subject}?',
          'Which film won the Oscar for Best Picture at the ceremony held in {subject}?',
          'At the Academy Awards held in {subject}, which film won Best Picture?',
          'At the Oscars held in {subject}, Best Picture went to which film?',
        ],
        statements: [
          'At the Oscars held in {subject}, Best Picture went to “{value}”.',
          '“{value}” was named Best Picture at the Oscars held in {subject}.',
          'At the Academy Awards held in {subject}, Best Picture went to “{value}”.',
          '“{value}” won Best Picture at the Academy Awards held in {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'filmmaker',
    relations: [
      {
        column: 'homeland',
        levels: [1, 2, 3],
        forward: [
          'From which country does the film director {subject} come?',
          'Which country is the film director {subject} from?',
          'The film director {subject} comes from which country?',
          'What is the home country of the film director {subject}?',
        ],
        statements: [
          'The film director {subject} comes from {value}.',
          '{value} is the home country of the film director {subject}.',
          'The home country of the film director {subject} is {value}.',
          '{subject} is a film director from {value}.',
        ],
      },
    ],
  },
  {
    kind: 'film_word',
    relations: [
      {
        column: 'film_term',
        id: 'film-term',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'In the language of cinema, what does “{subject}” mean?',
          'What do filmmakers mean by “{subject}”?',
          'Which of these explains the film term “{subject}”?',
          'In film-making, what is meant by “{subject}”?',
        ],
        backward: [
          'In film-making, what do you call {value}?',
          'What is the film term for {value}?',
          'What do filmmakers call {value}?',
        ],
        statements: [
          'In the language of cinema, “{subject}” means {value}.',
          'The film term for {value} is “{subject}”.',
          'By “{subject}”, filmmakers mean {value}.',
          'Filmmakers use the term “{subject}” for {value}.',
        ],
      },
    ],
  },
];
