import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A question fetched from a provider. It has a table of its own since its licence differs from the bank's. */
@Entity('provider_question')
@Index('provider_question_cell', ['category', 'difficulty', 'type'])
export class ProviderQuestionEntity {
  /** `<category>/opentdb/<hash of the text>`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'provider_question_pkey' })
  ref!: string;

  @Column('integer')
  category!: number;

  @Column('text')
  difficulty!: string;

  @Column('text')
  type!: string;

  @Column('text')
  prompt!: string;

  @Column('text', { name: 'correct_answer' })
  correctAnswer!: string;

  @Column('jsonb', { name: 'incorrect_answers' })
  incorrectAnswers!: string[];

  @Column('text')
  source!: string;

  @Column('text')
  licence!: string;

  @Column('timestamptz', { name: 'fetched_at', default: () => 'now()' })
  fetchedAt!: Date;
}
