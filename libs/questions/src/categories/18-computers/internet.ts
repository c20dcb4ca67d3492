import type { Kind } from '../../relation.js';

/** Numbers and names of the internet. */
export const INTERNET: readonly Kind[] = [
  {
    kind: 'tld',
    verbatim: true,
    relations: [
      {
        column: 'tld_country',
        id: 'top-level-domain',
        abbreviates: true,
        levels: [1, 2, 3],
        forward: [
          'Which country or territory has the top-level domain {subject}?',
          'A web address ends in {subject}. To which country or territory does that domain belong?',
          '{subject} is the top-level domain of which country or territory?',
          'To which country or territory is the top-level domain {subject} assigned?',
        ],
        backward: [
          'Which of these is the top-level domain of {value}?',
          'Which of these top-level domains belongs to {value}?',
          'Which of these top-level domains is assigned to {value}?',
        ],
        statements: [
          'The top-level domain {subject} belongs to {value}.',
          '{subject} is the top-level domain of {value}.',
          '{value} has the top-level domain {subject}.',
          'The top-level domain {subject} is assigned to {value}.',
        ],
      },
    ],
  },
  {
    kind: 'status',
    relations: [
      {
        column: 'meaning',
        id: 'http-status',
        levels: [1, 2, 3],
        forward: [
          'What does HTTP status code {subject} mean?',
          'A web server answers with status {subject}. What does that mean?',
          'Which phrase belongs to HTTP status code {subject}?',
          'What is the meaning of HTTP status code {subject}?',
        ],
        backward: [
          'Which HTTP status code means “{value}”?',
          'A web server answers “{value}”. Which HTTP status code is that?',
        ],
        statements: [
          'HTTP status code {subject} means “{value}”.',
          'The HTTP status “{value}” has the code {subject}.',
          'In HTTP, status code {subject} means “{value}”.',
          'When a web server answers with status {subject}, it means “{value}”.',
        ],
      },
    ],
  },
  {
    kind: 'port',
    relations: [
      {
        column: 'port_number',
        id: 'port',
        levels: [0, 2, 3],
        forward: [
          'What is the default port of {subject}?',
          'On which port does {subject} run by default?',
          'Which port does {subject} use by default?',
          'By default, which port is used for {subject}?',
        ],
        backward: [
          'For which of these is port {value} the default?',
          'Which of these uses port {value} by default?',
        ],
        statements: [
          'The default port of {subject} is {value}.',
          'By default, {subject} runs on port {value}.',
          'Port {value} is the default port of {subject}.',
          'By default, {subject} uses port {value}.',
        ],
      },
    ],
  },
];
