import type { Kind } from '../relation.js';

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
          'Which director made “{subject}”?',
          'Who was behind the camera as director of “{subject}”?',
          "Who was in the director's chair for “{subject}”?",
          '“{subject}” was the work of which director?',
        ],
        backward: [
          'Which of these films was directed by {value}?',
          'Which of these films did {value} direct?',
          '{value} was the director of which of these films?',
        ],
        statements: [
          'The film “{subject}” was directed by {value}.',
          '{value} directed “{subject}”.',
          'The director of “{subject}” was {value}.',
          '{value} was the director of the film “{subject}”.',
        ],
      },
      {
        column: 'score',
        levels: [2, 2, 3],
        forward: [
          'Who composed the music for the film “{subject}”?',
          'Which composer is credited with the music of “{subject}”?',
          'Which composer wrote the score of “{subject}”?',
          'Who is credited with the original score of “{subject}”?',
        ],
        backward: [
          'For which of these films did {value} compose the score?',
          'Which of these films has a score by {value}?',
        ],
        statements: [
          'The score of the film “{subject}” was composed by {value}.',
          '{value} wrote the music for the film “{subject}”.',
          'The composer of the music for “{subject}” was {value}.',
          'The film “{subject}” has a score by {value}.',
        ],
      },
      {
        column: 'book',
        levels: [2, 2, 3],
        forward: [
          'The film “{subject}” is based on the work of which author?',
          'Who wrote the book or story behind the film “{subject}”?',
          'A book or story by which writer became the film “{subject}”?',
          'Behind the film “{subject}” lies a work by which writer?',
        ],
        statements: [
          'The film “{subject}” is based on a work by {value}.',
          'A book or story by {value} became the film “{subject}”.',
          '{value} wrote the book or story behind the film “{subject}”.',
          'Behind the film “{subject}” is a book or story by {value}.',
        ],
      },
      {
        column: 'year',
        levels: [3, 0, 0],
        number: { steps: [2, 4, 6, 9, 12], max: 2026 },
        forward: [
          'In which year was the film “{subject}” first shown in cinemas?',
          'When did the film “{subject}” come out?',
          'The film “{subject}” dates from which year?',
          'Which year saw the release of the film “{subject}”?',
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
          '“{subject}” is a famous line from which film?',
          'In which film is the line “{subject}” spoken?',
        ],
        backward: [
          'Which of these lines is from “{value}”?',
          'Which of these famous lines comes from the film “{value}”?',
        ],
        statements: [
          'The line “{subject}” is from the film “{value}”.',
          '“{subject}” is a line from the film “{value}”.',
          'In the film “{value}” we hear the line “{subject}”.',
          'The famous line “{subject}” comes from the film “{value}”.',
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
          'Which film took the Oscar for Best Picture at the ceremony of {subject}?',
          'At the Academy Awards held in {subject}, which film won Best Picture?',
          'On the Oscar night of {subject}, which film won Best Picture?',
        ],
        statements: [
          'At the Oscars held in {subject}, Best Picture went to “{value}”.',
          '“{value}” was named Best Picture at the Oscars held in {subject}.',
          'The Oscar for Best Picture given in {subject} went to “{value}”.',
          'At the Academy Awards ceremony of {subject}, “{value}” won Best Picture.',
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
          'When people talk about films, what is meant by “{subject}”?',
        ],
        backward: [
          'What do you call {value}?',
          'What is the term for {value}?',
          'What do filmmakers call {value}?',
        ],
        statements: [
          'In the language of cinema, “{subject}” means {value}.',
          'The term for {value} is “{subject}”.',
          'By “{subject}”, filmmakers mean {value}.',
          'Filmmakers use the term “{subject}” for {value}.',
        ],
      },
    ],
  },
];
