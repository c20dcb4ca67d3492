import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A fact of the bank, or a fetched question, that operators have switched off. */
@Entity('question_off')
export class QuestionOffEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'question_off_pkey' })
  ref!: string;

  @Column('timestamptz', { name: 'off_at', default: () => 'now()' })
  offAt!: Date;
}
